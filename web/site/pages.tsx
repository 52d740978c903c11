import type { DemoAgent } from './DemoAgent.ts'
import { AboutPage } from './legal/AboutPage.tsx'
import { ContactPage } from './legal/ContactPage.tsx'
import { CookiePage } from './legal/CookiePage.tsx'
import { GdprPage } from './legal/GdprPage.tsx'
import { PrivacyPage } from './legal/PrivacyPage.tsx'
import { RefundPage } from './legal/RefundPage.tsx'
import { TermsPage } from './legal/TermsPage.tsx'
import type { Operator } from './operator.ts'
import { ChangelogPage } from './pages/ChangelogPage.tsx'
import { ChatbotPage } from './pages/ChatbotPage.tsx'
import { DemoPage } from './pages/DemoPage.tsx'
import { DocumentationPage } from './pages/DocumentationPage.tsx'
import { FreePlanPage } from './pages/FreePlanPage.tsx'
import { IntegrationsPage } from './pages/IntegrationsPage.tsx'
import { LandingPage } from './pages/LandingPage.tsx'
import { PricingPage } from './pages/PricingPage.tsx'
import { SecurityPage } from './pages/SecurityPage.tsx'
import { VoiceAgentPage } from './pages/VoiceAgentPage.tsx'
import { WhatsappPage } from './pages/WhatsappPage.tsx'
import type { SitePage } from './SitePage.ts'

interface SiteContents {
  operator: Operator
  demoAgent: DemoAgent | undefined
}

/** Returns all pages of the public site. */
export function listPages({ operator, demoAgent }: SiteContents): SitePage[] {
  return [...productPages(demoAgent), ...helpPages(), ...legalPages(operator)]
}

function productPages(demoAgent: DemoAgent | undefined): SitePage[] {
  const header = 'product'
  return [
    {
      path: '/landing2',
      title: 'Support that knows your business',
      description: 'An agent that answers from your documents on your website and in messaging apps.',
      header,
      body: <LandingPage />,
    },
    {
      path: '/chatbot',
      title: 'A chatbot that quotes its source',
      description: 'A chatbot for your website that answers from your own documents and shows the passage.',
      header,
      body: <ChatbotPage />,
    },
    {
      path: '/voice-agent',
      title: 'Voice agent for your website',
      description: 'Visitors press one button and talk to the same agent that answers your chat.',
      header,
      body: <VoiceAgentPage />,
    },
    {
      path: '/whatsapp',
      title: 'WhatsApp agent',
      description: 'Connect your WhatsApp number: an agent answers in seconds, and your team takes over.',
      header,
      body: <WhatsappPage />,
    },
    {
      path: '/demo',
      title: 'Demo',
      description: 'Talk to a published agent in the real widget.',
      header,
      body: <DemoPage agent={demoAgent} />,
    },
    {
      path: '/integrations',
      title: 'Integration list',
      description: 'Channels, models, functions and calendars that agents can be connected to.',
      header,
      body: <IntegrationsPage />,
    },
    {
      path: '/get-free-plan',
      title: 'Get the free plan',
      description: 'Everything you need to try an agent on your own website. No card needed.',
      header,
      body: <FreePlanPage />,
    },
    {
      path: '/pricing',
      title: 'Pricing',
      description:
        'A small base, then what you use: plans, add-ons, and what an answer costs with each model.',
      header,
      body: <PricingPage />,
    },
    {
      path: '/security',
      title: 'Security',
      description: 'Where your data is, who can read it, and what protects it.',
      header,
      body: <SecurityPage />,
    },
  ]
}

function helpPages(): SitePage[] {
  return [
    {
      path: '/docs',
      title: 'Documentation',
      description: 'How to build an agent, give it knowledge, put it on a website, and answer visitors.',
      header: 'plain',
      body: <DocumentationPage />,
    },
    {
      path: '/changelog',
      title: 'Changelog',
      description: 'What has changed, the newest first.',
      header: 'plain',
      body: <ChangelogPage />,
    },
  ]
}

function legalPages(operator: Operator): SitePage[] {
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
