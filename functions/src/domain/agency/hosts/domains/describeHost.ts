import type { PublicBranding } from '../../../../shared/agencies/agency.ts'
import type { Brand } from '../../../../shared/brand/brand.ts'
import { neutralBrand } from '../../../../shared/brand/neutralBrand.ts'
import { paperTones, toneCss } from '../../../../shared/brand/paper.ts'

/** What a page on an agency's address is served with, so that its first frame is the agency's. */
export interface HostLooks {
  brand: Brand
  /** Of the tab. */
  icon: string
  /** The custom properties that the first frame needs. */
  css: string
  /** What the application reads: the brand, and whose it is. */
  json: string
  isKnown: boolean
}

/** Undefined is an address of nobody, which is answered all the same: the edge keeps what is not found. */
export function describeHost(branding: PublicBranding | undefined): HostLooks {
  const brand = branding?.brand ?? neutralBrand
  return {
    brand,
    icon: brand.favicon || brand.logo.light || 'data:,',
    css: firstFrameCss(brand),
    json: asScript({ ...brand, ...(branding && { agency: aboutAgency(branding) }) }),
    isKnown: branding !== undefined,
  }
}

/** What sign-in needs of an agency. Its own style sheet is left out: it is never in force there. */
function aboutAgency({
  agencyId,
  region,
  colorUsage,
  brandingText,
  disablePasswordLogin,
  allowSignUp,
  footer,
}: PublicBranding) {
  return { agencyId, region, colorUsage, brandingText, disablePasswordLogin, allowSignUp, footer }
}

function firstFrameCss({ neutralHue }: Brand): string {
  const tones = (scheme: keyof typeof paperTones) =>
    `--paper:${toneCss(paperTones[scheme].paper, neutralHue)};--ink:${toneCss(paperTones[scheme].ink, neutralHue)}`
  const dark = ':root[data-mantine-color-scheme=dark]'
  return `:root{${tones('light')}}${dark}{${tones('dark')}}html{background:var(--paper);color:var(--ink)}`
}

/** JSON that ends neither a script nor its element, whatever its texts say. */
export function asScript(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`)
}
