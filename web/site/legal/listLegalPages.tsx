import type { Operator } from '../operator.ts'
import type { SitePage } from '../SitePage.ts'
import { AboutPage } from './AboutPage.tsx'
import { ContactPage } from './ContactPage.tsx'
import { CookiePage } from './CookiePage.tsx'
import { GdprPage } from './GdprPage.tsx'
import { PrivacyPage } from './PrivacyPage.tsx'
import { RefundPage } from './RefundPage.tsx'
import { TermsPage } from './TermsPage.tsx'

/** Returns the legal pages, which are in English. */
export function listLegalPages(operator: Operator): SitePage[] {
  const header = 'plain'
  const privacy: SitePage = {
    path: '/legal/privacy-policy',
    title: 'Privacy Policy',
    description: 'Which personal data is processed, why, where, and for how long.',
    header,
    body: <PrivacyPage operator={operator} />,
  }
  return [
    {
      path: '/legal/about',
      title: 'About us',
      description: 'Who runs this service, and what it is for.',
      header,
      body: <AboutPage operator={operator} />,
    },
    privacy,
    // A path that older links use.
    { ...privacy, path: '/legal/tixae-privacy-policy', canonicalPath: privacy.path },
    {
      path: '/legal/tos',
      title: 'Terms of Service',
      description: 'The terms that apply to workspaces.',
      header,
      body: <TermsPage operator={operator} />,
    },
    {
      path: '/legal/refund-policy',
      title: 'Refund Policy',
      description: 'When payments are returned, and how to ask for it.',
      header,
      body: <RefundPage operator={operator} />,
    },
    {
      path: '/legal/cookie-policy',
      title: 'Cookie Policy',
      description: 'What is kept in your browser.',
      header,
      body: <CookiePage />,
    },
    {
      path: '/legal/contact',
      title: 'Contact',
      description: 'How to reach us.',
      header,
      body: <ContactPage operator={operator} />,
    },
    {
      path: '/legal/gdpr',
      title: 'EU GDPR',
      description: 'How companies meet the General Data Protection Regulation with this service.',
      header,
      body: <GdprPage operator={operator} />,
    },
  ]
}
