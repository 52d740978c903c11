import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * The Functions Framework and firebase-functions run every request in a store of its own, from which loggers
 * take an execution's id. One such store makes every promise of the process a hook's business, a tenth of a
 * turn's processor time; our log names its requests itself. So work runs without a store, and whoever asks
 * for one gets an empty one, with which the framework still writes each message as one entry. Imported before
 * anything else.
 */
function runWithoutStore<Given extends unknown[], Result>(
  _store: unknown,
  work: (...given: Given) => Result,
  ...given: Given
): Result {
  return work(...given)
}

AsyncLocalStorage.prototype.run = runWithoutStore
AsyncLocalStorage.prototype.getStore = () => ({})
