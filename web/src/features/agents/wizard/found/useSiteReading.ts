import type { RefObject } from 'react'
import { parseWebsite } from '../parseWebsite.ts'
import { siteBrandOf, withPage } from '../SiteBrand.ts'
import { defaultColour, type WizardDraft } from '../wizardDraft.ts'
import { useBrandReading } from './useBrandReading.ts'
import { usePageReading } from './usePageReading.ts'

/**
 * Reads the website of a wizard's draft, its start page and then further ones, into the draft: what a person
 * has written is kept. `latest`: the draft, which may change while the website is read.
 */
export function useSiteReading(
  latest: RefObject<WizardDraft>,
  draft: WizardDraft,
  change: (changes: Partial<WizardDraft>) => void,
) {
  const { reading, read } = useBrandReading((website, found) => {
    const { company, business, primaryColor, picture } = latest.current
    const { name, about, colours, favicon, logo } = found
    change({
      brand: siteBrandOf(website, found),
      leftOut: [],
      ...(company.trim() === '' && { company: name }),
      ...(business.trim() === '' && { business: about }),
      ...(primaryColor === defaultColour && colours[0] && { primaryColor: colours[0] }),
      ...(picture === 'favicon' && favicon === '' && logo !== '' && { picture: 'logo' as const }),
    })
  })

  usePageReading(draft.step === 'success' ? undefined : draft.brand, (url, found) => {
    const { brand } = latest.current
    if (brand) change({ brand: withPage(brand, url, found) })
  })

  /** Reads the website that was typed, unless it was read or is being read. */
  function readSite() {
    const website = parseWebsite(latest.current.website)
    if (website && website !== latest.current.brand?.website && website !== reading?.website) read(website)
  }

  function readAgain() {
    const website = parseWebsite(latest.current.website)
    if (website) read(website)
  }

  return { reading, readSite, readAgain }
}
