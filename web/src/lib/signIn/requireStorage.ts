import { CallError } from '../errors.ts'
import { signInErrorTexts as t } from './signInErrorTexts.ts'

/**
 * Throws where this browser stores nothing for this site. The page after a sign-in is another document, which
 * finds the session only in storage: without it, the person would be asked to sign in again and again.
 */
export async function requireStorage(): Promise<void> {
  if (acceptsValues(() => localStorage) || acceptsValues(() => sessionStorage) || (await opensDatabase()))
    return
  throw new CallError('failed-precondition', t('storageBlocked'))
}

function acceptsValues(storage: () => Storage): boolean {
  const name = 'parley.storage'
  try {
    storage().setItem(name, name)
    storage().removeItem(name)
    return true
  } catch {
    return false
  }
}

function opensDatabase(): Promise<boolean> {
  return new Promise((resolve) => {
    try {
      const request = indexedDB.open('parley-storage')
      request.addEventListener('error', () => resolve(false))
      request.addEventListener('success', () => {
        request.result.close()
        resolve(true)
      })
    } catch {
      resolve(false)
    }
  })
}
