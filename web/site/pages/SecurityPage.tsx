import { entriesOf } from '../parts/entriesOf.ts'
import { Features } from '../parts/Features.tsx'
import { Hero } from '../parts/Hero.tsx'
import { Questions } from '../parts/Questions.tsx'
import { SiteLink } from '../SiteLink.tsx'
import { useWords } from '../words.ts'

const features = ['tenants', 'secrets', 'people', 'requests', 'files', 'ledger'] as const
const questions = ['training', 'kept'] as const

/** Describes how data is protected. */
export function SecurityPage() {
  const t = useWords('security')
  const report = {
    title: t('report'),
    text: <SiteLink to="/legal/contact">{t('reportText')}</SiteLink>,
  }
  return (
    <>
      <Hero title={t('heading')} lead={t('lead')} more={{ text: t('gdpr'), to: '/legal/gdpr' }} />
      <Features title={t('features')} features={entriesOf(t, features)} />
      <Questions questions={[...entriesOf(t, questions), report]} />
    </>
  )
}
