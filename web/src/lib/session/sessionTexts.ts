import { texts } from '../../texts/en/session.ts'
import { textsOf } from '../texts/textsOf.ts'

/** The texts at the beginning and the end of a session. */
export const sessionTexts = textsOf('session', texts)
