import { initializeApp } from 'firebase/app'
import {
  browserLocalPersistence,
  browserSessionPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth'
import { emulatorHost, firebaseConfig, isEmulated } from './environment.ts'
import { isImpersonating } from './session/impersonation.ts'

/** An impersonation of a client by their agency has a session beside the client's own. */
const isApart = isImpersonating()
export const app = initializeApp(firebaseConfig, isApart ? 'impersonation' : undefined)

/**
 * `initializeAuth` instead of `getAuth`, so that the pop-up resolver is loaded only when a pop-up is opened.
 */
export const auth = initializeAuth(app, {
  persistence: isApart
    ? browserSessionPersistence
    : [indexedDBLocalPersistence, browserLocalPersistence, browserSessionPersistence],
})

if (isEmulated) connectAuthEmulator(auth, `http://${emulatorHost}:9099`, { disableWarnings: true })
