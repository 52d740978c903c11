import { texts } from '../texts/en/session.ts'
import { textsOf } from './texts/textsOf.ts'

/** What is said as a session begins and ends. */
export const sessionTexts = textsOf('session', texts)
