import type { Region } from '@parley/functions/shared/regions/regions'
import { readSignUp, rememberSignUp } from '../../lib/signUpMemory.ts'
import { t } from './texts.ts'

/** What is asked of everybody before there is a workspace. */
interface BeginningFields {
  region: Region | undefined
  name: string
  workspaceName: string
}

/** The answers that are known already. The region is for ever, so everybody chooses it himself. */
export function knownBeginning(): BeginningFields {
  const { region, name = '', workspaceName = '' } = readSignUp()
  return { region, name, workspaceName }
}

/** Where the clock says that one is. */
export function nearestRegion(): Region {
  return /^(America|US|Canada)\//.test(Intl.DateTimeFormat().resolvedOptions().timeZone) ? 'na' : 'eu'
}

/** Keeps what is typed, over another page and over a page loaded anew. */
export function keepBeginning({ region, name, workspaceName }: BeginningFields): void {
  rememberSignUp({ ...(region && { region }), name, workspaceName })
}

/** What each answer lacks, for `useForm`; the server checks them by its schema. */
export const beginningChecks = {
  region: (region: Region | undefined) => (region === undefined ? t('regionMissing') : null),
  name: (name: string) => (name.trim() === '' ? t('nameMissing') : null),
  workspaceName: (name: string) => (name.trim() === '' ? t('workspaceMissing') : null),
}
