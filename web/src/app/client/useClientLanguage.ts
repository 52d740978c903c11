import type { Client } from '@parley/functions/shared/agencies/client'
import { languages } from '@parley/functions/shared/texts/languages'
import type { Organisation } from '@parley/functions/shared/agencies/organisation'
import { paths } from '@parley/functions/shared/paths'
import type { Region } from '@parley/functions/shared/regions/regions'
import { useEffect } from 'react'
import { updateDocument } from '../../lib/firestore.ts'
import { isImpersonating } from '../../lib/impersonation.ts'
import { language } from '../../lib/texts/language.ts'
import { readStored, writeStored } from '../../lib/stored.ts'

/**
 * The client's own language, else the one chosen in this browser, else his organisation's, else that of the
 * browser. The page is loaded anew for another one, once.
 */
export function useClientLanguage(
  region: Region,
  { ID, preferredLanguage: own }: Pick<Client, 'ID' | 'preferredLanguage'>,
  { preferredLanguage: shared }: Pick<Organisation, 'preferredLanguage'>,
): void {
  const chosen = readStored('language') ?? ''
  const wanted = own || chosen || shared
  // What he has chosen before he signed in is his language in mails too.
  const isNew = own === '' && languages.some((choice) => choice.language === chosen) && !isImpersonating()
  useEffect(() => {
    if (isNew)
      updateDocument({ region, path: paths.client(ID) }, { preferredLanguage: chosen }).catch(() => {})
  }, [isNew, region, ID, chosen])
  useEffect(() => {
    if (wanted === language || !languages.some((choice) => choice.language === wanted)) return
    writeStored('language', wanted)
    // Where nothing can be remembered, loading the page anew would go on for ever.
    if (readStored('language') === wanted) location.reload()
  }, [wanted])
}
