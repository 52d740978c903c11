import { authorization } from '../../../../store/accessToken.ts'

/** Returns a function for the Authorization header of the platform's own APIs; the emulators accept any. */
export function platformIdentity({
  isEmulator,
  metadataHost,
}: {
  isEmulator: boolean
  metadataHost: string
}): () => Promise<string> {
  return () => (isEmulator ? Promise.resolve('Bearer owner') : authorization(metadataHost))
}
