# Spanish. Words are listed with and without their accents; English words that Spanish texts use stand at the end of each part.

language es
order first
script spaced
endings o a e os as es s n r ar er ir an en amos emos imos ado ada ados adas ido ida idos idas ando iendo ándose iéndose ándolo ó ió aron ieron aba aban ía ían ia ian ara aran iera ieran ará arán erá erán irá irán aría ería iría arían arse erse irse arlo arla arlos arlas erlo erla irlo irla ase arme arnos é aste imiento ación acion aciones ición icion iciones ción cion ciones sión sion siones mente amente

# ---- The verb of a statement ----

notifica | notifican | notificar | notificado | notificada | notifique | notificando | avisa | avisan | avisar | avisado | avise | lanza = call
lanzan = call
seguir | seguirá = follow

llam~ | invoc~ | invoqu~ | ejecut~ | ejecución | ejecucion | dispar~ | ocurr~ | suced~ = call
lleg~ | llegue~ | vien~ | vendrá | envi~ | envía | envían | mand~ = call
inform~ | produc~ | produzc~ | produjo | corre | corren | corra | corriendo | correr | realiz~ | efectu~ = call
call | called | calls | fire | trigger | triggers = call
recib~ | obtien~ | obten~ | obtuv~ | conseguir = get
provoc~ | provoqu~ | caus~ | desencaden~ | gener~ | origin~ | ocasion~ | hace que | hacen que | haga que | haciendo que | hará que | hacer que = cause
oblig~ | obligu~ | fuerz~ | forz~ | implic~ | da lugar | dan lugar | conllev~ | resulta en = cause
omit~ | salt~ | ignor~ | ausent~ = skip
sigu~ | seguid~ = follow
preced~ = precede
parejas | emparej~ | en pareja | balancead~ | equilibrad~ = paired

# ---- Polarity ----

no | tampoco | deja de | dejan de | dejó de | dejar de = not
imposible = not may
ya no | no más = not again
nunca | jamás | jamas = never
nada | ningún | ningun | ninguno | ninguna | nadie = nothing
sin = without
ni | ni siquiera = neither

# ---- Quantity and modality ----

lo sumo | como mucho = most
sigue en | sigue siendo | sigue estando | siguen en | siguen siendo | sigue visible = still
todo | toda = all
vez = once
vez que = after
vez cargada | vez cargado = after load
vez terminada | vez terminado | vez finalizada | vez finalizado | vez completada | vez hecho = after done
vez mostrada | vez mostrado | vez presentada = after show
vez creada | vez creado | vez instanciada = after create
la vez | mismo tiempo = during
volver a | vuelve a | vuelven a | vuelva a | volverá a | volvió a | vuelto a | volviendo a = comeBack to
volver a | vuelve a | vuelven a | vuelva a | volverá a | volvió a | vuelto a | volviendo a = again
lo general = usually
cientos de | decenas de = many
primera pantalla | primer controlador | primera vista = controller

solo | sólo | solamente | únicamente | unicamente | exclusivamente | nada más | únicamente cuando | meramente = only
siempre | garantiz~ | garantía | garantia | constantemente | invariablemente | necesariamente | inevitablemente = always
cada | por cada = every
cada vez | siempre que = every when
todos | todas | entero | entera | totalidad = all
ambos | ambas | los dos | las dos = both
puede | pueden | podría | podria | podrían | podrá | podrán | pueda | puedan | poder | pudiendo | podemos | posible | posiblemente = may
quizá | quizás | quiza | quizas | tal vez | a veces | en ocasiones | ocasionalmente | ciertos casos = may
algunas | algunos | algún | alguna | probable | probablemente | potencialmente | raramente | rara vez | ciertas ocasiones = may
normalmente | usualmente | generalmente | habitualmente | por defecto | frecuentemente | a menudo | comúnmente = usually
comunmente | suele | suelen | mayoría de | mayoria de | típicamente | tipicamente | en general | casi siempre | frecuencia = usually
nuevamente | de nuevo | otra vez | vez más | repet~ | repit~ | próxima vez | proxima vez | siguiente vez = again
todavía | todavia | aún | aun | permanec~ | manten~ | mantien~ | contin~ | continú~ | queda | quedan = still
única vez | unica vez | sola vez | 1 vez | sola ocasión | sola ocasion = only once
dos veces | 2 veces | doble = twice
múltiples | multiples | varios | varias | repetidamente | muchos | muchas = many
repetidas veces | numerosas | numerosos | tres veces | n veces | cualquier número | distintas veces | diversas veces | más veces = many
cuántas veces = question many
exactamente | precisamente | exacto = exactly
al menos | lo menos | mínimo | minimo = least
máximo | maximo = most
primero | primer | primera | primeros | primeras | inicialmente | al principio | al inicio | principio | primera vez | primera ocasión = first
último | ultimo | última | ultima | últimos | últimas | finalmente | por último | por ultimo | por fin | al final = last

# ---- Relations ----

desde ios = since iOS
hasta ios = upTo iOS
al terminar | al finalizar | al acabar | al concluir | al completarse = after done
al controlador = to controller
al delegado = to delegate
tan pronto = right after
previamente | previamente a = earlier
lo tanto = so
tras ello = then
desde que = since
de vuelta = comeBack

antes de | antes del | antes que | previo a | previo al | con anterioridad | anterior a | anterior al | antes incluso = before
después de | despues de | después del | despues del | después que | despues que | tras | luego de | luego del | luego que | posterior a = after
posterior al | terminar de | acabar de = after
cuando | al | en respuesta | ante = when
al = to
en | dentro de | dentro del | dentro = at
durante | mientras | en medio | a medida | transcurso = during
si | en caso | caso de | siempre y | con tal | sí y = if
salvo | excepto | a menos | menos que | a excepción | exceptuando | a no | excepto cuando | salvo si = unless
hasta que | hasta cuando = until
entre | entre medias = between
luego | después | despues | entonces | a continuación | a continuacion | posteriormente | acto seguido | enseguida = then
segundo | tercero | cuarto | quinto | tercer = then
inmediatamente | directamente | justo | instantáneamente | inmediato | inmediata | de inmediato | al instante = right
justo después | justo despues | inmediatamente después | inmediatamente despues | en cuanto | apenas | justo al = right after
justo antes | inmediatamente antes = right before
antes | temprano | anteriormente a | con antelación | de antemano = earlier
más tarde | mas tarde | más adelante | mas adelante | tarde que = later
a partir | partir de | en adelante | o superior | y superior | y superiores | o superiores | o posterior | y posterior | y posteriores = since
o posteriores | o más | y más | o mayor = since
hasta | o anterior | y anterior | y anteriores | o anteriores | o inferior | e inferior | e inferiores | o menor | o inferiores = upTo
desde | de parte | procedente de | proveniente de = from
a | hacia | al interior = to
en lugar | en vez | en cambio | lugar de | vez de | más bien = instead
porque | ya que | debido a | debido al | puesto que | dado que | gracias a | pues | por culpa | a causa | a raíz = because
por eso | por tanto | por ello | así que | asi que | por consiguiente | por esto | por ende | de ahí = so
aunque | pese a | a pesar | aun cuando | aún cuando | aun así | aún así | incluso si | incluso cuando | si bien = although
independientemente | sin importar | da igual | no importa | independiente de | indistintamente = regardless
y | e | así como | asi como | junto con | además de | tanto = and
o | u | ya sea = or
pero | sino | sin embargo | no obstante | mientras que | en tanto = but
de | del | para el | para la | cuyo | cuya = of
de | del = from
por = by

# ---- Aspect ----

inicia | inician | iniciar | iniciado | iniciados | iniciadas | iniciada | iniciando | inició | inicie | iniciarse = begin

a punto | va a | van a | vaya a | vayan a | pronto | está por | esta por | estar por | próximo a | iba a | está listo | próximamente = soon
ya | ha | han | había | habia | haya | hayan | haber | habían | habiendo | hayamos | hemos | hubo = done
termin~ | terminado de | finaliz~ | finalic~ | acab~ | complet~ | concluy~ | conclu~ | fin | final de | por completo = done
comienz~ | comenz~ | comenc~ | empez~ | empiez~ = begin
demasiado pronto | prematuramente | muy pronto = early
demasiado tarde | tarde = late

# ---- What makes a sentence no statement ----

por qué | por que | qué | cuál | cual es | cuáles | cómo | cuándo | cuánt~ | dónde | quién | pregunt~ | duda | dudas = question
deb~ | debería~ | deberia~ | deberíamos | hay que | tiene que | tienen que | tenemos que | tienes que | convien~ | recomend~ | recomiend~ = advice
evit~ | mejor | prefer~ | prefier~ | aconsej~ | sugier~ | suger~ | asegúrate | asegur~ | necesario | necesaria = advice
necesit~ | buena práctica | buenas prácticas | mala práctica | buen lugar | buen momento = advice
lugar perfecto | ideal | adecuado | adecuada | apropiado | aprovech~ | no olvides | cuidado | ojo = advice
no debes | procura | intenta | intentar | útil | consider~ | por favor | tip | consejo | consejos = advice
sería | seria | serían | habría | habria | haría | fuera | fuese | fueran | supon~ | supong~ | imagin~ | asum~ = hypothesis
como si | hipotétic~ | supuest~ | tendría | tendria | hubiera | hubiese | estuviera | estuviese | si fuera | digamos | pongamos = hypothesis
cree | creen | creer | creo | creemos | creía | pens~ | piens~ | dice | dicen | decir que | dijo | opin~ | opinión | opinion | gente = opinion
parec~ = opinion
parezc~ | aparentemente | al parecer | muchas personas | mucha gente | muchos creen | alguien | espera que | se supone | afirm~ | sostien~ = opinion
desarrolladores | personas | dicho que | esperaba | cabría = opinion
fals~ | incorrect~ | mito | mitos | erróne~ | errone~ | equivoc~ | equívoc~ | mentira | error | confusión | malentendido | mal entendido = denial
solía | solían | solia | antiguamente | anteriormente | históricamente | en pasado | originalmente | antaño | versiones anteriores = history
versiones antiguas | versiones previas | movimos = history
nosotros | nuestr~ | tu | tus | tú | ti | te | yo | mi | mis | mí | me | nos | usted | ustedes | vosotros | vuestr~ | os | mío | mía | tuyo = own
planea~ | planific~ | pendiente = plan
sobrescrib~ | sobreescrib~ | sobrescrit~ | sobreescrit~ | sobrecarg~ | implement~ | redefin~ | reescrib~ | override = override

# ---- Roles ----

fuera de | oculto | ocultos | ocultas = hidden

nuevo | nueva | nuevos | nuevas | siguiente | próximo | proximo | próxima | destino | entrante | recién | recien | recientemente = arriving
segunda pantalla | segundo controlador | segunda vista | siguiente pantalla | nueva pantalla = arriving controller
viejo | vieja | viejos | antiguo | antigua | anterior | anteriores | previo | previa | origen | saliente | subyacente | presentador = leaving
pantalla anterior | controlador anterior | vista anterior | pantalla previa = leaving controller
visible | visibles | en pantalla | actual | actuales | visibilidad | a vista | al frente = visible
invisible | invisibles | no visible | escondid~ | no visibles = hidden
encima | superior | por encima | arriba | sobre = top
debajo | por debajo | detrás | detras | abajo | inferior | bajo | tapado por = below
raíz | raiz | root = root
padre | padres | contenedor~ | parent = parent
hijo | hija | hijos | hijas | embebid~ | child | children = child
mismo | misma | mismos | mismas | idéntic~ | igual = same
otro | otra | otros | otras | diferent~ | distint~ | demás | resto | restante | restantes = other

# ---- Things ----

de inicio = homeButton
de control = controlCenter
icono | iconos | ícono = app
conmutador = appSwitcher
falta de = warn

app | apps | aplicación | aplicacion | aplicaciones | application | programa | programas | aplicativo = app
escena | escenas | scene | scenes = scene
ventana | ventanas | window | uiwindow = window
vista | vistas | view | views | uiview = view
subvista | subvistas | sub-vista | subview | subviews | vista hija | vistas hijas = subview
supervista | supervistas | superview | vista padre | vista contenedora = superview
controlador | controladores | view controller | view controllers | viewcontroller | viewcontrollers | vc | vcs | controller | controllers = controller
controladora | uiviewcontroller | uiviewcontrollers | página | pagina | páginas = controller
navegación | navegacion | pila | navigation controller | uinavigationcontroller | navigationcontroller | navigation | stack | navegador = stack
navigation bar = stack
tab bar | tabbar | uitabbarcontroller | tabbarcontroller | tab-bar = tabs
pestaña | pestañas | tab | tabs = tab
modal | modales | modalmente = modal
hoja | hojas | page sheet | pagesheet | form sheet | formsheet | sheet | tarjeta = sheet
popover | popovers | pop-over = popover
alerta | alertas | alert | diálogo | dialogo | diálogos | uialertcontroller | action sheet = alert
pantalla completa | full screen | fullscreen | toda pantalla = fullScreen
overfullscreen | over fullscreen = overFullScreen
currentcontext | current context | contexto actual | overcurrentcontext = currentContext
dispositivo | dispositivos | iphone | ipad | teléfono | telefono | móvil | movil | celular | simulador | device = device
pantalla | pantallas | display | screen = display
pantalla | pantallas = controller
memoria | ram | memory = memory
memoria baja | poca memoria | memoria insuficiente = memory warn
storyboard | storyboards | interface builder | guion gráfico | guión gráfico = storyboard
nib | nibs | xib | xibs | archivo xib | fichero xib = nib
programáticamente | programaticamente | por código | por codigo | vía código | código | codigo | en código | desde código = code
segue | segues = segue
gesto | gestos | gesture = gesture
anima~ | animad~ | animation = animation
transición | transicion | transiciones | transicionar | transition = transition
botón home | boton home | botón inicio | boton inicio | home | botón principal | home button | tecla home = homeButton
multitarea | app switcher | multitasking = appSwitcher
control center = controlCenter
llamada entrante | llamada telefónica | llamada telefonica | llamadas entrantes | llamadas telefónicas = phoneCall
url | urls | deep link | deeplink | enlace | enlaces | enlace profundo | link = url
notificación | notificacion | notificaciones | notificación push | notificaciones push | push notification | notification = notification
interrump~ | interrupción | interrupcion | interrupciones | sms | alarma | siri = interruption
teclado | keyboard = keyboard
campo | campos | textfield | text field | uitextfield = textField
botón | boton | botones | button = button
botón atrás | boton atras | botón back | botón volver | boton atrás | boton back | botón regresar | back button = button pop
instancia | instancias | objeto | objetos | instance = instance
ciclo de | ciclos de | vida | ciclo | ciclos | lifecycle | life cycle = life
outlet | outlets | iboutlet | iboutlets = outlets
tamaño | tamaños | marco | límites | limites | bounds | frame | frames | geometría | geometria | dimensión | dimension | dimensiones = geometry
medid~ | safe area = geometry
restricción | restriccion | restricciones | constraint | constraints | autolayout | auto layout = constraints
subclase | subclases | clase hija = classObject
superclase | superclases | super | clase base | clase padre = superclass
proceso | procesos = process
jerarquía | jerarquia | jerarquías | hierarchy | view hierarchy = hierarchy
callbacks | retrollamadas = callbacks
delegado | delegados | delegate = delegate
appdelegate = app delegate
scenedelegate = scene delegate
propiedad | propiedades | getter | setter | accesor | variable = property
completion = completion
sesión | sesion | sesiones | session = session

# ---- Changes ----

navega | navegan | navegar | navegando | navegamos = transition
reemplaz~ | reemplac~ | sustitu~ = change
al fondo | al background = to background
al foreground = to foreground
instanciar | instanciado | instanciada | instanciarse | instanciando | instanciación | instancian | instanciamos = create
mover | movido | movida | moverse | moviendo = move
tapa | tapan | tapado | tapada | taparse | tapar = cover
pone | ponen | poner | ponerse | puesto | puesta = add
entra | entran | entrar | entrando | entrado | entró | entren = enter
bloquea | bloquean | bloquear | bloquearse | bloqueada | bloqueando | bloquee = lock
extrae | extraer | extraído = remove
desliza abajo = drag
varía | varían | variar | variación = change

push | pushe~ | empuj~ | apil~ | hacemos push | pushed | hago push = push
pop | pope~ | desapil~ | hacemos pop | popped = pop
present~ | presented = present
dismiss | descart~ | dismissed | dismis = dismiss
aparec~ | aparezc~ | aparición | aparicion | surg~ | revel~ | se asoma = appear
reaparec~ | reaparezc~ | reaparición = appear again
desaparec~ | desaparezc~ | desaparición | desaparicion | esfum~ = disappear
carg~ | cargu~ | cargado en | load | loaded = load
descarg~ | descargu~ = unload
crea | crean | crear | creado | creada | creados | creadas | creando | crearse | creación | creacion | creamos | crearon | creó = create
inicializ~ | inicialic~ | construy~ | constru~ | construcción | alloc = create
recre~ = create again
liber~ | destruy~ | destru~ | destrucción | destruccion | desaloc~ | dealloc | desasign~ | desinicializ~ | muer~ | mor~ | desech~ = free
deallocated | purg~ = free
añad~ | anad~ | agreg~ | agregu~ | insert~ | inserción | incorpor~ | coloc~ | coloqu~ | adjunt~ | incrust~ = add
elimin~ | quit~ | remov~ | remuev~ | retir~ | borr~ | sac~ | saqu~ = remove
arranc~ | arranqu~ | lanzamiento | lanzar | lanzada | lanzado | lanzamos | inicia app | inicio | launch = launch
abrir app | primer arranque | primer inicio | relanz~ | reinici~ | startup = launch
mata | matan | matar | matado | matada | mate | maten | matando | kill | killed | cierre forzado | forzar cierre = kill
termina app | cierra app | terminar app | terminate | terminated | fuerza cierre = kill
crash | crashe~ | colaps~ = crash
segundo plano | background | minimiz~ | minimic~ | fondo | trasfondo | plano secundario | en background | backgrounded = background
primer plano | foreground | plano principal | maximiz~ = foreground
activ~ = active
inactiv~ | desactiv~ | inactividad = inactive
suspend~ | suspensión | suspension | congel~ | suspendid~ | suspenc~ = suspend
rot~ | gir~ | orientación | orientacion | orientaciones | horizontal | landscape | portrait | volte~ = rotate
bloqueo | bloqueado | pantalla bloqueada | lock = lock
desbloque~ | unlock = unlock
seleccion~ | selección | elig~ | eleg~ | escog~ | escoj~ | conmut~ | cambiar pestaña | cambia pestaña = select
desliz~ | deslic~ | deslizamiento | swipe | swipe lateral = swipe
swipe back | desliza atrás | deslizar atrás | gesto atrás | swipe atrás = swipe pop
cancel~ | abort~ = cancel
vuelv~ | volv~ | vuelto | regres~ | retorn~ | retroced~ | atrás | atras | reanud~ | resume | hacia atrás | marcha atrás | retroceso = comeBack
sal~ | abandon~ | irse | marchar | se marcha | salg~ | alej~ = leave
abr~ | abiert~ | apertura | open = open
toc~ | toqu~ | puls~ | presion~ | tap | click | clic | clique~ | clicke~ | apriet~ | apret~ = tap
acced~ | acceso | accesos | solicit~ | consult~ | lee | leer | leen | leemos = access
establec~ | establezc~ | asign~ | configura como | set | fij~ = set
redimension~ | redimensionamiento | resize = resize
layout | disposición | disposicion | maquet~ | layouts | distribu~ | recalcul~ | diseño | posicion~ = layout
dibuj~ | renderiz~ | pint~ | redibuj~ | render = draw
conect~ | conexión | conexion | conexiones | enlaz~ | vincul~ = connect
desconect~ | desconexión | desconexion = disconnect
cubr~ | cubiert~ | superpon~ | superpuest~ | solap~ = cover
muev~ | movimiento | despla~ | desplaz~ | trasl~ | traslad~ = move
advert~ | adviert~ | advertencia | advertencias | aviso | avisos | warning = warn
restaur~ | recuper~ = restore
cambi~ | modific~ | modifiqu~ | alter~ = change
foco | enfoc~ | first responder | cursor = focus
arrastr~ | jal~ = drag
ocultar | oculta | ocultan | ocultando | ocultarse | oculte | esconde | esconden | esconder | esconda = hide
muestr~ | mostr~ | visualiz~ | visualic~ | despleg~ | despliegu~ | desplieg~ | exhib~ = show
cierr~ | cerr~ | close = close
actualiz~ | actualic~ = update
face id = prompt
nil | nulo | nula | null = nil
frío | frio | en frío | en frio | desde cero | de cero | arranque frío = cold
entrada | ingres~ | adentr~ = enter
scroll | scrolle~ | desplazamiento = scroll
manual | manualmente | explícitamente | explicitamente | a mano | explícito | explícita | mano = manual
reutiliz~ | reutilic~ | reus~ | recicl~ = reuse

# ---- Tools ----

ios | ipados | iphone os = iOS
versión | version | versiones = version
uikit | sistema | sistemas | framework | frameworks | so | runtime | cocoa | apple | sistema operativo | cocoa touch = system
usuario | usuarios | usuaria | user = user

# ---- Light ----

no solo | no sólo | no solamente | no únicamente = heavy
perezos~ | bajo demanda | hace | hacen | haga | hacer | haciendo | hecho | recuerda | recuerde | usa | usan | usar | usado | usada | usando = light
usamos | use | largo | decir | decirle | barra = light

el | la | lo | los | las | un | una | uno | unos | unas | este | esta | estos | estas | esto | ese | esa | esos | esas | eso | aquel = light
aquella | aquello = light
él | ella | ello = that
se | le | les | su | sus | sí mismo | ellos | ellas | que | quien | quienes | cual | cuales | donde | como | así | asi = light
algo | tal | tales = light
es | son | era | eran | fue | fueron | ser | será | sera | serán | sido | siendo | sea | sean | está | esta en | están | estan | estar = light
estaba | esté | estén | estado | estados = light
estamos | somos | hay | tiene | tienen | tener | tenga | teniendo | tenía | va | van | vaya | ir | yendo | vamos | exist~ = light
contien~ | conten~ | inclu~ | incluy~ | consist~ | signific~ | signifiqu~ | represent~ | permit~ | sirv~ | serv~ | utiliz~ | utilic~ = light
emple~ | uso | pas~ | llev~ | cuent~ | encuentr~ | encontr~ | sab~ | conoc~ | conozc~ | ve | ver | vemos | veremos | vimos | entend~ = light
entiend~ | observ~ = light
explic~ | expliqu~ | describ~ | descrit~ | defin~ | not~ | record~ | aprend~ | mencion~ | correspond~ | pertenec~ | encarg~ | trat~ = light
con | para | mediante | a través | través de | través | según | segun | acerca | respecto | contra | además | ademas | también | tambien = light
incluso | inclusive = light
simplemente | básicamente | basicamente | realmente | automático | automática | esencialmente = light
fundamentalmente = light
principalmente | especialmente | actualmente | ahora | hoy | obviamente | claramente | naturalmente | evidentemente | claro | bueno | bien = light
muy | más | mas | menos | mucho | poco | casi | tan | bastante | cierto | cierta | correcto | correcta | correctamente | verdad = light
efectivamente | hecho de = light
por ejemplo | ejemplo | ejemplos | o sea | por supuesto | desde luego | en realidad | de hecho | en concreto | en particular | en resumen = light
en orden = light
en este | en esta | en ese | en estos | en estas | en cuyo | en total | etc | etcétera | p.ej | ej | aquí | aqui | allí | ahí = light
método | metodo | métodos | metodos | función | funcion | funciones | callback | mensaje | mensajes | evento | eventos | handler | selector = light
rutina | clase | clases = light
al método | al metodo | protocolo | constructor | inicializador | parámetro | parametro | parámetros = light
argumento | argumentos | valor | valores = light
nombre | tipo | tipos | lista | listas | serie | cadena = light
resultado | resultados | imprim~ | caso | casos | situación | situacion | situaciones | escenario | escenarios | contexto | condición = light
condicion | momento | momentos = light
tiempo | tiempos | veces | instante | punto | puntos | fase | fases | etapa | etapas | parte | partes | modo | modos | forma | formas = light
manera | maneras | estilo = light
estilos | lugar | nivel | lado | efecto | efectos | efecto secundario | razón | razon | razones | motivo | objetivo | rol | papel | propósito = light
funcionamiento = light
siguientes | lo siguiente | siguiente orden | siguiente manera | siguiente forma | siguiente secuencia = light
dos | tres | cuatro | cinco | seis | número | numero | cantidad | par | cualquier | cualquiera | cualesquiera | propio | propia | propios = light
propias = light
dicho | dicha | dichos | dichas | determinad~ | específic~ | especific~ | concret~ | particular | normal | normales | estándar | estandar = light
común | comun | básico = light
importante | interesante | relacionad~ | respectiv~ | correspondiente | correspondientes | relevante | principal | principales = light
documentación | documentacion = light
similar | similares | interfaz | interfaz de | elemento | elementos | componente | componentes | swift = light
objective-c | xcode = light
interactiv~ | internamente | externamente | implícitamente | juntos | junto | hilo principal | asimismo | igualmente = light

# What is above a list or a log
registro | registros | log | logs | consola | salida = output
diferencia | diferencias | comparación | explicación = glossary
orden | secuencia | secuencias | flujo | paso | pasos = order
llama | llaman | llamar | llamado | llamada | llamados | llamadas = call
automáticamente | automaticamente = light
es decir = so
proyecto~ = light
