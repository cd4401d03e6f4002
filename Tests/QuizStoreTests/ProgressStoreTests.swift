@testable import QuizStore
