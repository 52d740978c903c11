import type { Language } from '../../functions/src/shared/texts/languages.ts'
import type { ReactNode } from 'react'
import type { DemoAgent } from './DemoAgent.ts'
import { FrontPage } from './front/FrontPage.tsx'
import { listLegalPages } from './legal/listLegalPages.tsx'
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
import { wordsIn, type CatalogueName } from './words.ts'

interface SiteContents {
  language: Language
  operator: Operator
  demoAgent: DemoAgent | undefined
}

type TitledCatalogue = Exclude<CatalogueName, 'frame' | 'signIn'>

/** Returns the pages of the public site in a language; help and legal texts are in English only. */
export function listPages({ language, operator, demoAgent }: SiteContents): SitePage[] {
  const product = productPages(demoAgent).map(({ path, words, body }): SitePage => {
    const t = wordsIn(language, words)
    const header = 'product'
    return { path, title: t('title'), description: t('description'), header, isTranslated: true, body }
  })
  return language === 'en' ? [...product, ...helpPages(), ...listLegalPages(operator)] : product
}

interface ProductPage {
  path: string
  words: TitledCatalogue
  body: ReactNode
}

function productPages(demoAgent: DemoAgent | undefined): ProductPage[] {
  return [
    { path: '/', words: 'front', body: <FrontPage /> },
    { path: '/landing2', words: 'landing', body: <LandingPage /> },
    { path: '/chatbot', words: 'chatbot', body: <ChatbotPage /> },
    { path: '/voice-agent', words: 'voiceAgent', body: <VoiceAgentPage /> },
    { path: '/whatsapp', words: 'whatsapp', body: <WhatsappPage /> },
    { path: '/demo', words: 'demo', body: <DemoPage agent={demoAgent} /> },
    { path: '/integrations', words: 'integrations', body: <IntegrationsPage /> },
    { path: '/get-free-plan', words: 'freePlan', body: <FreePlanPage /> },
    { path: '/pricing', words: 'pricing', body: <PricingPage /> },
    { path: '/security', words: 'security', body: <SecurityPage /> },
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
