import { authorization } from '../../../../store/accessToken.ts'

/** Says who we are to the platform's own interfaces; beside the emulators nobody asks. */
export function platformIdentity({
  isEmulator,
  metadataHost,
}: {
  isEmulator: boolean
  metadataHost: string
}): () => Promise<string> {
  return () => (isEmulator ? Promise.resolve('Bearer owner') : authorization(metadataHost))
}
