import { textsOf } from '../lib/texts/textsOf.ts'
import { texts } from '../texts/en/shell.ts'

export const t = textsOf('shell', texts)
