import type { MetaPage, MetaPageKind } from '@parley/functions/shared/channels/channels'

/** Returns the name of a page on one of its two channels. */
export function nameOfMetaPage({ pageName, igPageName }: MetaPage, kind: MetaPageKind): string {
  return kind === 'instagram' ? `@${igPageName}` : pageName
}
