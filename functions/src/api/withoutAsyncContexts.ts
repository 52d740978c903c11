import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * The Functions Framework and firebase-functions run every request in a store of its own, from which their
 * loggers name it. With one such store each promise of the process is a hook's business, and we write our log
 * ourselves: nothing asks the stores, so the work runs without them. Imported before anything else.
 */
function runWithoutStore<Given extends unknown[], Result>(
  _store: unknown,
  work: (...given: Given) => Result,
  ...given: Given
): Result {
  return work(...given)
}

AsyncLocalStorage.prototype.run = runWithoutStore
