import { CostSeal } from '../src/domain/kernel/secrets/CostSeal.ts'
import { SigningKeys } from '../src/domain/kernel/secrets/SigningKeys.ts'

/** Returns the keys of an installation with one secret. */
export const signingBy = (secret: string) => new SigningKeys({ current: [secret] })

/** The secret of the instances that tests create. */
export const testSecret = 'a-secret-of-at-least-thirty-two-characters'
export const testSigning = signingBy(testSecret)

/** Opens the costs of these instances, and of the deployed functions that tests serve. */
export const testCosts = new CostSeal(
  new SigningKeys({ current: [testSecret, process.env['SESSION_SECRET'] ?? ''].filter(Boolean) }),
)
