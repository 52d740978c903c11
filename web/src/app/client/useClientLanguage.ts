import type { Client } from '@parley/functions/shared/client'
import { languages } from '@parley/functions/shared/languages'
import type { Organisation } from '@parley/functions/shared/organisation'
import { useEffect } from 'react'
import { language } from '../../lib/texts/language.ts'
import { readStored, writeStored } from '../../lib/stored.ts'

/**
 * The client's own language, else the one chosen in this browser, else his organisation's, else the browser's.
 * The page is loaded anew for another one, once.
 */
export function useClientLanguage(
  { preferredLanguage: own }: Pick<Client, 'preferredLanguage'>,
  { preferredLanguage: shared }: Pick<Organisation, 'preferredLanguage'>,
): void {
  const wanted = own || readStored('language') || shared
  useEffect(() => {
    if (wanted === language || !languages.some((choice) => choice.language === wanted)) return
    writeStored('language', wanted)
    // Where nothing can be remembered, loading the page anew would go on for ever.
    if (readStored('language') === wanted) location.reload()
  }, [wanted])
}
