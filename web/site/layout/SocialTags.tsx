import type { Language } from '../../../functions/src/shared/texts/languages.ts'
import { pictureOf } from '../social/pictureOf.ts'
import type { SitePage } from '../SitePage.ts'
import { pathIn } from '../words.ts'

interface SocialTagsProps {
  title: string
  page: SitePage
  language: Language
  origin: string
}

/** Tags with the words and the picture that social networks show beside a link to the page. */
export function SocialTags({ title, page, language, origin }: SocialTagsProps) {
  const path = page.canonicalPath ?? page.path
  return (
    <>
      <meta property="og:title" content={title} />
      <meta property="og:description" content={page.description} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content={language} />
      <meta property="og:url" content={origin + pathIn(language, path)} />
      <meta property="og:image" content={`${origin}/site/social/${pictureOf(path, language)}.png`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
