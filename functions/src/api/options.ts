import type { CallableOptions, HttpsOptions } from 'firebase-functions/v2/https'
import { inFunctionsEmulator, secretNames } from '../config/readConfig.ts'
import { callSeconds } from '../shared/limits.ts'
import { functionLocations } from '../shared/regions/regions.ts'

/** One processor for many concurrent requests: an answer mostly waits for its model. */
const capacity = { cpu: 1, memory: '512MiB', concurrency: 250, timeoutSeconds: callSeconds } as const

/** Visitors' files: one at a time in an instance that does nothing else. */
export const parsingCapacity = { cpu: 1, memory: '1GiB', concurrency: 1, maxInstances: 20 } as const

/** The emulators read secrets from a file and must not access Secret Manager. */
export const boundSecrets = inFunctionsEmulator ? {} : { secrets: [...secretNames] }

const everywhere = { region: [functionLocations.na, functionLocations.eu], ...capacity, ...boundSecrets }

export const callableOptions: CallableOptions = { ...everywhere, cors: true }
export const httpsOptions: HttpsOptions = { ...everywhere, cors: false }
