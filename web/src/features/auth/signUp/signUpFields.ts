import type { Region } from '@parley/functions/shared/regions/regions'
import { readSignUp, storeSignUp } from '../../../lib/signIn/signUpMemory.ts'
import { t } from '../texts.ts'

/** The questions before a workspace is created. */
interface SignUpFields {
  region: Region | undefined
  name: string
  workspaceName: string
}

/** Returns the known answers. The region is final, so every person chooses it themselves. */
export function readSignUpFields(): SignUpFields {
  const { region, name = '', workspaceName = '' } = readSignUp()
  return { region, name, workspaceName }
}

/** Returns the region of the browser's time zone. */
export function nearestRegion(): Region {
  return /^(America|US|Canada)\//.test(Intl.DateTimeFormat().resolvedOptions().timeZone) ? 'na' : 'eu'
}

/** Keeps the input across pages and reloads. */
export function storeSignUpFields({ region, name, workspaceName }: SignUpFields): void {
  storeSignUp({ ...(region && { region }), name, workspaceName })
}

/** Checks that each answer is given, for `useForm`; the server checks them by its schema. */
export const signUpChecks = {
  region: (region: Region | undefined) => (region === undefined ? t('regionMissing') : null),
  name: (name: string) => (name.trim() === '' ? t('nameMissing') : null),
  workspaceName: (name: string) => (name.trim() === '' ? t('workspaceMissing') : null),
}
