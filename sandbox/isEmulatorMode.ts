/** Returns whether the process was started together with the emulators. */
export function isEmulatorMode(environment: NodeJS.ProcessEnv): boolean {
  return (
    environment.PARLEY_EMULATOR === '1' ||
    environment.FUNCTIONS_EMULATOR === 'true' ||
    Boolean(environment.FIRESTORE_EMULATOR_HOST)
  )
}
