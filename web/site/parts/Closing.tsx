import { SiteLink } from '../SiteLink.tsx'
import { SignUpAction } from './SignUpAction.tsx'
import { useWords } from '../words.ts'

/** The end of a page that presents the product: the link to begin, once more. */
export function Closing({ title, text }: { title: string; text: string }) {
  const t = useWords('frame')
  return (
    <section className="closing">
      <h2>{title}</h2>
      <p>{text}</p>
      <SignUpAction>
        <SiteLink to="/pricing">{t('pricing')}</SiteLink>
      </SignUpAction>
    </section>
  )
}
