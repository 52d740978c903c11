import type { PublicBranding } from '../../../../shared/agencies/agency.ts'
import type { Brand } from '../../../../shared/brand/brand.ts'
import { neutralBrand } from '../../../../shared/brand/neutralBrand.ts'
import { paperTones, toneCss } from '../../../../shared/brand/paper.ts'

/** The parts of a page on an agency's host, so that its first frame has the agency's brand. */
export interface HostLooks {
  brand: Brand
  /** The icon of the tab. */
  icon: string
  /** The custom properties that the first frame needs. */
  css: string
  /** The JSON that the application reads: the brand and its agency. */
  json: string
  hasAgency: boolean
}

/**
 * Returns the parts of a page. `undefined` is a host of no agency, which gets a page all the same: the edge
 * caches a missing page as well.
 */
export function describeHost(branding: PublicBranding | undefined): HostLooks {
  // Brandings of before the colour's use was a part of the brand have it beside.
  const brand = branding ? { usage: branding.colorUsage, ...branding.brand } : neutralBrand
  return {
    brand,
    icon: brand.favicon || brand.logo.light || 'data:,',
    css: firstFrameCss(brand),
    json: asScript({ ...brand, ...(branding && { agency: aboutAgency(branding) }) }),
    hasAgency: branding !== undefined,
  }
}

/**
 * Returns the agency's fields that sign-in needs. Its own style sheet is left out: sign-in never applies it.
 */
function aboutAgency({
  agencyId,
  region,
  brandingText,
  disablePasswordLogin,
  allowSignUp,
  footer,
}: PublicBranding) {
  return { agencyId, region, brandingText, disablePasswordLogin, allowSignUp, footer }
}

function firstFrameCss({ neutralHue }: Brand): string {
  const tones = (scheme: keyof typeof paperTones) =>
    `--paper:${toneCss(paperTones[scheme].paper, neutralHue)};--ink:${toneCss(paperTones[scheme].ink, neutralHue)}`
  const dark = ':root[data-mantine-color-scheme=dark]'
  return `:root{${tones('light')}}${dark}{${tones('dark')}}html{background:var(--paper);color:var(--ink)}`
}

/** Returns JSON that cannot end a script or its element, whatever its texts contain. */
export function asScript(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`)
}
