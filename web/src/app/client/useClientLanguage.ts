import type { Client } from '@parley/functions/shared/agencies/client'
import { languages } from '@parley/functions/shared/texts/languages'
import type { Organisation } from '@parley/functions/shared/agencies/organisation'
import { paths } from '@parley/functions/shared/paths'
import type { Region } from '@parley/functions/shared/regions/regions'
import { useEffect } from 'react'
import { updateDocument } from '../../lib/firestore/firestore.ts'
import { isImpersonating } from '../../lib/session/impersonation.ts'
import { language } from '../../lib/texts/language.ts'
import { readStored, writeStored } from '../../lib/browser/stored.ts'

/**
 * Sets the client's own language, otherwise the one chosen in this browser, otherwise their organisation's,
 * otherwise the browser's. Another language reloads the page once.
 */
export function useClientLanguage(
  region: Region,
  { ID, preferredLanguage: own }: Pick<Client, 'ID' | 'preferredLanguage'>,
  { preferredLanguage: shared }: Pick<Organisation, 'preferredLanguage'>,
): void {
  const chosen = readStored('language') ?? ''
  const preferred = own || chosen || shared
  // The language chosen before the sign-in is stored for the client's emails too.
  const isNew = own === '' && languages.some((choice) => choice.language === chosen) && !isImpersonating()
  useEffect(() => {
    if (isNew)
      updateDocument({ region, path: paths.client(ID) }, { preferredLanguage: chosen }).catch(() => {})
  }, [isNew, region, ID, chosen])
  useEffect(() => {
    if (preferred === language || !languages.some((choice) => choice.language === preferred)) return
    writeStored('language', preferred)
    // Without storage, reloading would never end.
    if (readStored('language') === preferred) location.reload()
  }, [preferred])
}
