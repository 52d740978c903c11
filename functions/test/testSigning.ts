import { SigningKeys } from '../src/domain/kernel/secrets/SigningKeys.ts'

/** Returns the keys of an installation with one secret. */
export const signingBy = (secret: string) => new SigningKeys({ current: [secret] })

/** The secret of the instances that tests create. */
export const testSecret = 'a-secret-of-at-least-thirty-two-characters'
export const testSigning = signingBy(testSecret)
