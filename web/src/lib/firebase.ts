import { initializeApp } from 'firebase/app'
import {
  browserLocalPersistence,
  browserSessionPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth'
import { emulatorHost, firebaseConfig, isEmulated } from './environment.ts'
import { isImpersonating } from './impersonation.ts'

/** Whoever looks at a client's dashboard for its agency has a session beside the client's own. */
const isApart = isImpersonating()
export const app = initializeApp(firebaseConfig, isApart ? 'impersonation' : undefined)

/** `initializeAuth` rather than `getAuth`: the pop-up resolver is only loaded by whoever opens a pop-up. */
export const auth = initializeAuth(app, {
  persistence: isApart ? browserSessionPersistence : [indexedDBLocalPersistence, browserLocalPersistence],
})

if (isEmulated) connectAuthEmulator(auth, `http://${emulatorHost}:9099`, { disableWarnings: true })
