import { initializeApp } from 'firebase/app'
import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth'
import { emulatorHost, firebaseConfig, isEmulated } from './environment.ts'

export const app = initializeApp(firebaseConfig)

/** `initializeAuth` rather than `getAuth`: the pop-up resolver is only loaded by whoever opens a pop-up. */
export const auth = initializeAuth(app, { persistence: [indexedDBLocalPersistence, browserLocalPersistence] })

if (isEmulated) connectAuthEmulator(auth, `http://${emulatorHost}:9099`, { disableWarnings: true })
