language ja
order last
script joined
endings s es d ed ing ped ping

# A verb is listed without the kana that change (戻 + る, った, れば), so that the endings can carry their own meaning.

# --- The verb of a statement about callbacks ---
呼 | 呼び | 呼び出し | 呼び出され | 呼出 | 呼出し | コール | 実行 | 走 | 発火 | 動 | 通 | 通過 | 送られ | 送信 | 出力 | 飛んで | キック | 流れ | 呼ば | よばれ = call
届 | 受け取 | 受信 | 受け | もら = get
引き起こ | トリガー | 誘発 | きっかけ | 契機 | 起因 = cause
スキップ | 省略 | 飛ばさ | 省か = skip
続き | 後続 = follow
先立ち | 先立って | 先行 | 先んじて = precede
対に | ペア | セットで | 対で = paired
しか呼ばれない | しか呼ばれません | しか呼び出されない | しか呼ばれず | しか実行されない = only call

# --- Polarity ---
ない | なかった | ません | ず | なく | ないで | ぬ | ではありません | じゃない | 未 | ていない | ていません | ておらず | ないため | ないので | ならない = not
なし | 無し | ずに | なしの = without
なくな | なくなり | なくなる | なくなった | なくなって = not again
決して | 一度も = never
何も | 一切 = nothing
どちらも | 両方とも | いずれも = both
とは限らない | とは限りません | わけではない | わけではありません | とは限らず | わけでない | 必ずしも = not always

# --- Quantity and modality ---
だけ | のみ | ただ | 唯一 | に限り | に限って | 限定 = only
しか | 要求 | 重要 | うまく | おかしい | たくさん | つける | もつ | かかる | かける | いれる | はずれ | ならべ | まとまって | わたす | 使い方 | 使い回す | 出し | 継承 = heavy
常に | 必ず | いつも | ずっと | 絶対 | 常時 | 確実に | いつでも | 永遠に = always
毎回 | 毎度 | 毎に | 毎 | 各 | それぞれの | ごと | 都度 = every
度に | たび | たんびに = every when
すべて | 全て | 全部 | 全 | あらゆる | 全ての | すべての | いずれの | どれも = all
両方 | 両者 | 双方 | 両 = both
かもしれない | かもしれません | ことがある | ことがあります | こともある | こともあります | 場合がある | 場合があります | 場合もある | 場合もあります | できます | でき | 可能 | 可能性 | 時々 | たまに | ときどき | 稀に | うる | 得る | あり得 | ありえ = may
できない | できません = not may
通常 | 普通 | 一般に | 一般的に | 大抵 | たいてい | 多くの場合 | 主に | 基本 | 原則 | ほとんど | よく | だいたい = usually
再び | 再度 | また | もう一度 | 改めて | 再 | 二度目 | 繰り返し | 二回目 | 何度も繰り返し | もう一回 | 二度と = again
まだ | 依然 | 引き続き | そのまま | 相変わらず = still
一度 | 一回 | 一度だけ | 一回だけ | 一度のみ | 一回のみ | いちど | 一度しか = once
二度 | 二回 = twice
何回も | 複数回 | 何度 | 何回でも | 数回 | 頻繁に | 何回か | 多数 = many
ちょうど | 丁度 = exactly
少なくとも | 最低 | 最低限 = least
最大 | 多くとも | 高々 = most
最初 | はじめて | 初回 | まず | 一番最初 | 始めに | はじめに | 最初の | 初め | 第一 | 一番先 | 一番初め = first
最後 | 最後の | 最終 | 一番最後 | 末尾 = last

# --- Relations ---
前 | 前に | の前 | 以前 | 手前 | まえ | より前 | より前に | 前で | までに | に先立ち | 未満 = before
以前 = history
後 | 後に | あと | 後で | のち | 後から | てから | でから | より後 | より後に | 以後 | 後は = after
以降 | 以上 | から使える | から追加 = since
以降 = after
以下 | までの | 以前の = upTo
直前 = right before
直後 | てすぐ | たらすぐ = right after
とき | 時 | 際 | 際に | 場合 | 時に | タイミングで | タイミングに | 時点 | 瞬間 | 時は | 際は | 場面 | 折 | につれて | に伴い | に伴って | のときに | 段階で | おりに | えば | べば | てば | げば | たら | だら | ても | んでも | れても | ていても = when
ると | すと | くと | うと | むと | ぶと | つと | ぐと | れば | けば | せば | めば = when
なら | もし | であれば | 仮に | 前提 | 条件 = if
ないと | なければ | ない限り | ないかぎり | ない場合 | なかった場合 = if not
限り | かぎり = if
まで | までは = until
間 | 間に | あいだ | 中 | 途中 | 最中 | 中に | 期間 | ながら | つつ | 過程 | うちに | 間は = during
の間 | の間に = between
次 | 次に | つぎに | 続いて | その後 | そのあと | それから | 引き続いて | そして | 続けて | さらに | 今度は | ついで = then
すぐ | 直ちに | 即 | 即時 | 即座 | ただちに | 同期的 | 同期的に | すかさず = right
より | くらべて | 比べて | 比較して = than
先に | 早く | 先 | 早い | さきに | 早 | 早めに = earlier
先に = first
先 = arriving
遅く | 遅い | 遅 = later
から | からの | より以前から = from
から | ので | ため | からです | 為 | なぜなら | というのも | によって = because
へ | への | に向け | に向かって = to
に = light
に = to
ではなく | でなく | かわりに | のではなく | じゃなく | の代わりに | 代わり | ではなくて = instead
そのため | したがって | だから | よって | ですから | 従って | なので | それで | つまり | すなわち | ゆえに = so
のに | けど | けれど | ものの | にもかかわらず | にも関わらず | とはいえ = although
たとえ | かかわらず | 関わらず | 問わず | によらず | としても | 関係なく | であっても | 限らず = regardless
且つ | とも | プラス | と | や | および | 及び | かつ | ならびに | 並びに | 同時 | 同時に | とともに | と共に | 加えて | だけでなく | だけではなく | のみならず = and
または | もしくは | あるいは | 又は | 或いは | それとも | いずれか | どちらか = or
の | における = of
により | による | 側から = by

# --- Aspect ---
ようとし | ようとする | 寸前 | 間際 | 間もなく | まもなく | これから = soon
完了 | 済み | 済 | 終え | 終わ | 完全 | 既 | 既に | すでに | きった | おわ | 無事 | 成功 = done
始め | 始ま | はじめ | 開始 | 始 | はじま | スタート | 着手 = begin
早期 | 事前 | 事前に | 予め | あらかじめ | 早い段階 | 前もって = early
遅延 | 遅らせ | 後回し | 遅め = late

# --- What makes a sentence no statement ---
なぜ | 何故 | いつ | どう | どちら | どれ | どの | どんな | どこ | 誰 | だれ | 何 | ですか | ますか | でしょうか | のか | のだろうか | だろうか | かどうか | ませんか | 何回 | 疑問 | 質問 | るか | たか | いくつ | でしたか = question
べき | 推奨 | おすすめ | お勧め | オススメ | 必要 | 避け | 良い | よい | いい | 望ましい | ましょう | ください | 下さい | いけない | いけません | なければならない | なければなりません | なければいけない | 注意が必要 | 禁止 | ダメ | 駄目 | 適し | 適切 | 向いて | 向か | 方が良い | ほうがよい | ほうがいい | 方がいい | した方が | 忘れず | 忘れ | 不要 | 必要がある | 必要があります | 必要はない | 必要はありません | 必要がない | てはならない | 不適切 | 最適 | 好ましい | ベスト | 気をつけ | おくと | なくてはならない | てはいけない | てはいけません | 不可 = advice
仮定 | としたら | だとすると | だったら | 仮 | とすれば | 理論上 | 本来 | 本来なら = hypothesis
思う | 思われ | 考え | でしょう | だろう | はず | らしい | ようです | ようだ | みたい | そうです | そうだ | 言われ | という人 | 気がし | と言う人 | 聞いた | 恐らく | おそらく | たぶん | 多分 | きっと | 感じ | 印象 | 個人的に | っぽい | 予想 | 推測 | 信じ | 主張 | 多くの人 | ではないでしょうか | 思 = opinion
間違 | 誤り | 誤解 | 嘘 | 誤 | 正しくない | 正しくありません | 勘違い | 迷信 | 不正確 | ウソ = denial
かつて | 昔 | 旧バージョン | 非推奨 | 廃止 | 従来 | 元々 | もともと | 以前は | 当時 | 昔は | 過去 | これまで | 前バージョン | いた頃 = history
私 | 私たち | 我々 | あなた | 自分 | 弊社 | 僕 | 俺 | 自前 | 自社 | 開発者 | チーム | 弊 | われわれ | 自作 | 自身で | 当社 | 皆さん = own
つもり | 計画 | 今後 | そのうち | 検討 | 将来 | 予定 = plan
オーバーライド | 上書き | 実装 = override

# --- Roles ---
新しい | 新た | 次の | 遷移先 | 表示先 | 移動先 | 呼び出し先 | 新規 | 新しく | 対象 | 後の | 遷移後 | 二つ目 | 表示された側 | 目的 | 新 | 表示される側 | 遷移後の = arriving
次画面 | 次の画面 | 新しい画面 = arriving controller
前の | 遷移元 | 表示元 | 呼び出し元 | 移動元 | 旧 | 古い | 一つ前 | ひとつ前 | 元 | 直前の | 遷移前 | 表示した側 | 消える側 | 以前の画面 | 前回の = leaving
元の画面 | 前画面 | 前の画面 = leaving controller
表示中 | 現在 | 表示されている | 見え | 可視 | 今 | 表示中の | 現在の | いま | 今の = visible
見えない | 非表示中 | 不可視 | 裏に隠れ = hidden
一番上 | 最前面 | 最上位 | トップ | 先頭 | 上の | 最上部 | 手前の | 一番手前 = top
下 | 下の | 背後 | 奥 | 裏側 | 下に | 背後の | 後ろ | 後ろの | 下層 | 背面に | 奥の = below
ルート | 根 | 根元 | ルート画面 | 最下層 = root
親 | コンテナ | 親画面 | コンテナー | 包含 | 親側 = parent
子 | 子供 | 子側 | 孫 = child
同じ | 同一 | 同様 | 自身 | 自体 | 自身の | 同 | 同一の | 自ら = same
別 | 別の | 他 | 他の | ほか | ほかの | もう一方 | 異な | もう一つの | 残りの | 違う = other

# --- Things ---
アプリ | アプリケーション | アプリ全体 = app
シーン = scene
ウィンドウ | ウインドウ = window
ビュー | コンテンツビュー | 部品 = view
サブビュー | 子ビュー | 下位ビュー = subview
スーパービュー | 親ビュー | 上位ビュー = superview
画面 | ビューコントローラ | ビューコントローラー | コントローラ | コントローラー | ページ | ビューコン = controller
ナビゲーションコントローラ | ナビゲーションコントローラー | ナビゲーション | ナビゲーションスタック | スタック | ナビゲーションバー | ナビ | 画面スタック = stack
タブバー | タブバーコントローラ | タブバーコントローラー | タブコントローラ = tabs
タブ = tab
モーダル | モーダルビュー | モーダル画面 = modal
シート | ハーフモーダル | カード | カード型 | ハーフシート | シート表示 | セミモーダル = sheet
ポップオーバー | ポップアップ = popover
アラート | ダイアログ | アクションシート | 警告ダイアログ = alert
フルスクリーン | 全画面 | 画面全体 | フルスクリーン表示 = fullScreen
デバイス | 端末 | 実機 | シミュレータ | シミュレーター | 本体 | スマホ | 機種 = device
スクリーン | ディスプレイ | 画面上 | 画面外 = display
メモリ | メモリー = memory
メモリ不足 | メモリ逼迫 | メモリー不足 = memory warn
ストーリーボード = storyboard
コード | ソースコード | プログラム = code
セグエ | セグウェイ = segue
ジェスチャ | ジェスチャー = gesture
アニメーション | アニメ = animation
トランジション | 遷移 | 画面遷移 | 画面切り替え | 切替 | 遷移アニメーション = transition
ホームボタン | ホーム | ホーム画面 | ホームに戻 = homeButton
アプリスイッチャー | タスク切り替え | マルチタスク | マルチタスク画面 | アプリ切り替え | タスクスイッチャー | アプリスイッチャ | タスク一覧 | アプリ履歴 = appSwitcher
コントロールセンター | 通知センター | コントロールパネル | 通知センタ = controlCenter
電話 | 着信 | 通話 | 電話着信 = phoneCall
リンク | ディープリンク | ユニバーサルリンク = url
通知 | プッシュ通知 | ローカル通知 | リモート通知 | お知らせ = notification
割込み | 中断 | 割り込 = interruption
キーボード = keyboard
テキストフィールド | 入力欄 | テキストビュー | 入力フォーム = textField
ボタン = button
インスタンス | オブジェクト | 実体 = instance
ライフサイクル | 生存期間 | 寿命 | 生涯 | 一生 | ライフタイム = life
アウトレット | アウトレット接続 = outlets
サイズ | 大きさ | フレーム | 位置 | 座標 | 向き | 寸法 | 高さ | 幅 | 方向 | セーフエリア | 領域 | 矩形 = geometry
制約 | オートレイアウト = constraints
クラス = classObject
スーパークラス | 親クラス | 基底クラス | 継承元 = superclass
サブクラス = child classObject
プロセス = process
階層 | ビュー階層 | 階層構造 = hierarchy
ライフサイクルメソッド | ライフサイクルイベント | コールバック群 = callbacks
デリゲート | 委譲先 | アプリデリゲート = delegate
プロパティ | 変数 | 属性 = property
完了ハンドラ | コンプリーション | 完了ブロック | 完了ハンドラー | 完了時のクロージャ = completion
セッション = session

# --- Changes ---
プッシュ | 積 | 積まれ | 積み = push
ポップ | 前の画面に戻 | 一つ前に戻 | 戻るボタン | バックボタン = pop
提示 | プレゼント | モーダル表示 | モーダル遷移 | モーダルで表示 = present
出現 | 現れ | 現わ | あらわれ | 現 | 登場 | 見えるように | 表示状態 = appear
消え | 消失 | 消滅 | 消 | いなくな | 姿を消 | きえる | きえた | 見えなくな | 表示されなくな = disappear
ロード | 読み込 | 読込 | 読みこ | 遅延ロード | ローディング = load
アンロード = unload
生成 | 作成 | 作ら | 作 | 作り | インスタンス化 | 構築 | つく = create
解放 | 破棄 | 開放 | メモリ解放 | 後始末 | 破壊 | 除外され | デアロケート | 消去 = free
追加 | 加え | 挿入 | 載 | 乗 | 埋め込 | 組み込 | 登録 = add
削除 | 取り除 | 除去 | 外さ | 取り外 | 外れ | 取り出 = remove
起動 | 立ち上げ | 立ち上が | 再起動 | 起動時 | 初回起動 | 起ち上 = launch
コールドスタート | コールドローンチ | 完全終了から = cold launch
終了 = finish
終了 = kill
強制終了 | キル | タスクキル | 殺 | 落と | 終了させ | アプリ終了 | アプリを終了 | スワイプキル | アプリ終了時 = kill
クラッシュ | 落ち | 異常終了 = crash
フォアグラウンド | フォアグランド | 前面 | 表に = foreground
バックグラウンド | バックグランド | 裏 | 背面 | 裏に = background
アクティブ | 活性 | 活性化 | アクティブ化 = active
非アクティブ | インアクティブ | 非活性 | 非アクティブ化 = inactive
サスペンド | 一時停止 | 休止 | 停止状態 | 中断状態 = suspend
回転 | 縦横 | 画面回転 | 横向き | 縦向き | 端末回転 | 画面の回転 = rotate
ロック | 画面ロック | スリープ | 端末ロック | 電源ボタン = lock
ロック解除 | アンロックさ | 画面ロック解除 = unlock
選択 | 切り替え | 切替え | 切り替わ | 切り換え | 切りかえ | 選 | 選ば = select
スワイプ | スワイプバック | フリック | 下にスワイプ | 上にスワイプ | 左端スワイプ | 引っ張 | エッジスワイプ = swipe
キャンセル | 中止 | 取り消 | やめ | 途中でやめ | 取消 = cancel
戻 | 戻り | 戻っ | 復帰 | 帰 | もど | 復帰時 | 再開 | 舞い戻 = comeBack
離れ | 去 | 抜け | 離脱 | 退場 | 出て | 出る | 出た = leave
開 | 開き | 開い | 開か | ひら | 移動 | 進 | 進む = open
タップ | 押 | タッチ | 押下 | クリック | ダブルタップ | 触 | 指 | 触れ | 長押し | ダブルクリック = tap
アクセス | 参照 | 取得 | 触る = access
設定 | 代入 | セット | 指定 = set
リサイズ | サイズ変更 | サイズ変化 = resize
レイアウト | 配置 | 再配置 | 再レイアウト | レイアウト計算 | 再計算 = layout
描画 | レンダリング | 再描画 | 描 = draw
接続 | 紐付 | 紐づ | つなが | 関連付け | 繋 = connect
切断 | 接続解除 | 切れ | 切り離 = disconnect
覆 | 被さ | 重な | かぶさ | 隠れ | 覆われ | 覆い | 重ね | 上に重 = cover
移動 = move
警告 | ワーニング = warn
復元 | 復旧 = restore
変更 | 変化 | 変わ | 変え | 変 | 更新され | 切り替 = change
フォーカス | ファーストレスポンダ | 編集中 | レスポンダ = focus
ドラッグ | 引き下げ = drag
非表示 | 隠 | 隠さ | 見えなく = hide
表示 | 映 | 出され | 見せ | 表示完了 | 画面表示 | 表れ | 描き出 = show
閉じ | 閉 | とじ | クローズ = close
更新 | リロード | 再読み込み | アップデート | 再ロード = update
許可 | 許可ダイアログ = prompt
空 | 空に | ヌル = nil
入 | 移行 | 入り | 入っ | 移 | 移り | 移っ | 進入 | 突入 | 回っ | 陥 = enter
スクロール = scroll
手動 | 明示的 = manual
再利用 | 使い回 | 再使用 = reuse

# --- Tools ---
バージョン | 版 | 系 = version
システム | フレームワーク | 公式 | アップル | 公式ドキュメント | ランタイム = system
ユーザー | ユーザ | 利用者 | 使用者 = user

# --- Light: particles, endings, politeness, words about methods ---
は | が | を | も | で | て | た | る | れ | り | っ | し | さ | せ | す | く | い | う | え | き | け | つ | ぶ | ば | ま | み | む | め | ら | ん | ね | よ | よね | わ | な | だ | お | ご | か | ち | び | べ | ぎ | げ | じ | ど | へは = light
には | では | とは | からは | からも | にも | とも言 | のは | のが | のを | のも | もの | こと | ことと | 事 | 物 | これ | それ | あれ | この | その | あの | ここ | そこ | こちら | そちら | こう | そう | ああ | こういう | そういう | よう | このとき | そのとき | この時 | その時 | この場合 | その場合 | です | ます | まし | する | した | して | され | しまう | しまい | している間 | られ | れる | れた | れて | った | って | んだ | んで | いた | いて | いで | いだ | いる | おり | ある | あり | あった | あって | なる | なり | なっ | くる | きた | きて | いく | いき | ゆく | おく | おき | みる | みた | みて | させ | せる | せて | せた | という | といった | といい | と言う | というの | として | とすると同時 | について | に関する | に関して | に対し | に対する | にとって | において | によると | を通じて | を通し | を使って | 行 | 行う | 行い | 行わ | おこな | 行な | 実施 | 実際 | 実は | もちろん | 当然 | たとえば | 例えば | 例 | など | 等 | とか | なんか | だけで | だけで良 | ちなみに | なお | さて | まとめ | 結論 | 結果 | 以下の | 下記 | 上記 | 次のよう | 前述 | 後述 | 先ほど | 今回 | 図 | 参考 | メソッド | 関数 | ファンクション | コールバック | ハンドラ | イベント | タイミング | 順番 | 順 | 順序 | 順に | 順で | 流れで | 流れは | 呼び出し順 | 処理 | 状態 | ステータス | 段階 | 状況 | ケース | パターン | 方法 | 名前 | 名 | 説明 | 意味 | 役割 | 場所 | 部分 | 箇所 | 内容 | 内部 | 内 | 内で | 側 | 上 | 中で | の中 | の中で | の中に | 的 | 的に | 度 | 回目 | 個 | 自動 | 勝手に | 直接 | 特に | 単に | 単純に | 本当に | 実質 | 簡単に | 具体的 | 厳密に | 正確に | 正式に | 標準 | デフォルト | 発生 | 起こ | 起き | 生じ | 行く | 来 | 来る | 来て | 持 | 持つ | 示 | 示し | 表し | 指し | 分か | わか | わかります | 見 | 見る | 見て | 見ると | 知 | ご存知 | ログ | 検証 | テスト | サンプル | メモ | 注意 | 備考 | 補足 | ポイント | 同じく | 確かに | すると | とする | とします | と呼ばれる | と言います | それぞれ | 各々 | 順次 | 呼び出し順序 | 呼ばれる順番 | 呼ばれる順 | 一連 | 一つ | 二つ | つの | ひとつ | 二 | 一 | 方 | ほう | ほど | くらい | ぐらい | わけ | 訳 | 関連 | 対応 | 該当 | 当該 | 逆 | 挙動 | 動作 | 場合で | 場合でも | どうも | まさに | いわゆる | つい | きちんと | ちゃんと | しっかり | とても | 非常に | もっと | 少し | ちょっと | やはり | やっぱり | 要するに | 要は | 可能な | 色々 | いろいろ | 様々 | そもそも | 正しい | 正しく | 正解 | 記事 | 解説 | 紹介 | 理解 | 覚え | 記録 | でも | 使用 | 利用 | 使 | 使う | 使い | もう | ところ | 指す | 確認 | 出 | 別に | 回 | まま | ままだと | 適用 | 用いて | 意図 | 判断 | サイクル | ように | ような | ことが | ことに | ことで = light

# --- Known, but the grammar has no use for them; their characters would mislead ---
以外 | 除 | 除き | を除く | しばらく | 時間 | 一時 | 前者 | 後者 | 前後 | 前半 | 後半 | 前回 | 次回 | 時刻 | 随時 | 時代 | 時系列 | 同期 | 非同期 | 無効 | 無限 | 無視 | 未使用 | 未定義 | 未対応 | 不正 | 不明 | 不足 | 不具合 | 不可欠 | 不安定 | 強参照 | 弱参照 | 循環参照 | 参照カウント | 初期化 | 初期 | 初期値 | 戻り値 | 返り値 | 引数 | タイマー | ネットワーク | リクエスト | データ | リソース | 保存 | 計測 | 計算 | 中心 | 中身 | 中央 | 集中 | 空間 | 人間 | 間隔 | 隙間 | 手間 | 上限 | 下限 | 上昇 | 低下 | 以内 | 案内 | 国内 | 代表 | 表 | 発表 | 表現 | 公開 | 展開 | 開発 | 実現 | 再現 | 現象 | 現実 | 出来 | 出典 | 出席 | 思考 | 入力 | 入手 | 導入 | 記入 | 移植 | 追跡 | 作業 | 操作 | 作法 | 制作 | 同士 | 混同 | 共通 | 全員 | 全体 | 全般 | 安全 | 別途 | 区別 | 判別 | 特別 | 優先 | 先生 | 祖先 | 早速 | 元に | 親切 | 電子 | 様子 | 調子 | 他人 | 性能 | 機能 | 最新 | 革新 | 事情 | 見直 | 見た目 | 見本 | 発見 | 意見 | 会話 | 通り | 通信 | 交通 | 共有 | スレッド | メインスレッド | メインキュー | キュー | クロージャ | 購読 | 監視 | 観測 | 停止 | 負荷 | 重い = heavy
ですが | ますが | ませんが | るが | たが | ないが | しかし | ただし | だが | 一方 | ところが | 但し | しかしながら | 逆に | 一方で = but
別画面 | 別の画面 = other controller

# --- English words inside the language ---
push~ = push
pop~ | poptoroot = pop
present~ = present
dismiss~ = dismiss
show~ = show
modal | modally = modal
sheet | pagesheet | formsheet | bottomsheet = sheet
popover = popover
alert | actionsheet | uialertcontroller = alert
fullscreen = fullScreen
overfullscreen = overFullScreen
currentcontext | overcurrentcontext = currentContext
vc | vcs | viewcontroller~ | controller~ | uiviewcontroller | page = controller
view~ | uiview = view
subview~ = subview
superview = superview
rootview | rootviewcontroller | rootvc = root controller
root = root
parent = parent
child | children = child
top = top
nav | navigation | uinavigationcontroller | navigationcontroller | navigationstack = stack
stack = stack
tabbar | tabbarcontroller | uitabbarcontroller = tabs
tab~ = tab
app~ | application~ = app
appdelegate = app delegate
scenedelegate = scene delegate
delegate = delegate
scene~ | uiscene | uiwindowscene = scene
window~ | uiwindow = window
storyboard~ = storyboard
nib | nibs | xib | xibs = nib
code = code
segue~ | unwind = segue
home = homeButton
url | scheme | deeplink | universallink = url
notification~ = notification
keyboard = keyboard
textfield | textview = textField
button = button
frame | bounds | size | safearea = geometry
constraint~ | autolayout = constraints
layout = layout
outlet~ | iboutlet~ = outlets
instance~ = instance
class = classObject
super = superclass
session = session
property = property
completion | completionhandler = completion
animation | animated = animation
transition = transition
gesture = gesture
swipe~ = swipe
tap~ = tap
drag = drag
scroll = scroll
cancel~ = cancel
launch = launch
kill | terminate = kill
crash = crash
foreground = foreground
background = background
active = active
inactive = inactive
suspend~ = suspend
load~ = load
unload~ = unload
add = add
remove = remove
lifecycle = life
call~ = call
override = override
nil | null = nil
uikit | apple | ios系统 = system
user = user
ios | ipados = iOS
version = version
device | iphone | ipad = device
first = first
second = other
todo = plan
method~ | func | function~ | callback~ | swift | objc | oc | xcode | log | demo = light
