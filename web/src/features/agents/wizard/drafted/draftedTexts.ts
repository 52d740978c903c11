import type { Tone } from '@parley/functions/shared/knowledge/brand'
import { agentTextLimits } from '@parley/functions/shared/limits'
import { parseWebsite } from '../parseWebsite.ts'
import type { SiteBrand } from '../SiteBrand.ts'
import type { WizardDraft } from '../wizardDraft.ts'
import type { DraftTest } from './DraftTest.ts'
import { visitorTexts } from './visitorTexts.ts'

interface DraftedTexts {
  tone: Tone
  /** A code of two or three letters. */
  language: string
  greeting: string
  replies: string[]
  tests: DraftTest[]
}

const replyCount = 3
const testCount = 3
/** Questions of the website among the suggested ones; the last one leads to a person. */
const siteReplies = 2
const siteTests = 2

/** Returns the company's name as it fits an agent. */
export function nameOf({ company }: Pick<WizardDraft, 'company'>): string {
  return company.trim().slice(0, agentTextLimits.title)
}

/** Returns the brand of the website that is typed now; undefined before that one was read. */
export function currentBrand({ brand, website }: WizardDraft): SiteBrand | undefined {
  return brand?.website === parseWebsite(website) ? brand : undefined
}

/** Returns the email and the telephone number of the company in one line; empty for none. */
export function contactLine(brand: SiteBrand | undefined): string {
  return [brand?.email, brand?.phone].filter(Boolean).join(' · ')
}

/** Returns what the agent says and is tested with: what a person has changed, and drafts of all else. */
export function draftedTexts(draft: WizardDraft): DraftedTexts {
  const brand = currentBrand(draft)
  const tone = draft.tone ?? brand?.tone ?? 'friendly'
  const language = draft.language ?? (brand?.language || 'en')
  const texts = textsOf(language)
  const name = nameOf(draft) || '…'
  const greeting = fill(tone === 'formal' ? texts.formal : texts.informal, { name })
  // The website's own questions are in its own language.
  const questions = brand && (brand.language || 'en') === language ? brand.questions : []
  const suggested = questions
    .map(({ question }) => question)
    .filter(isShort)
    .slice(0, siteReplies)
  const replies = [...suggested, texts.offer, texts.reach].slice(0, replyCount - 1).concat(texts.person)
  return {
    tone,
    language,
    greeting: draft.greeting ?? greeting,
    replies: draft.replies ?? replies,
    tests: draft.tests ?? draftTests(draft, { brand, questions, language, name }),
  }
}

interface SiteFindings {
  brand: SiteBrand | undefined
  questions: SiteBrand['questions']
  language: string
  name: string
}

/** Drafts tests; pages of the website are tested only where the agent learns them. */
function draftTests(
  { business, mustReadSite }: WizardDraft,
  { brand, questions, language, name }: SiteFindings,
): DraftTest[] {
  const texts = textsOf(language)
  const learnt = mustReadSite ? questions : []
  const pages = mustReadSite ? (brand?.pages ?? []) : []
  const tests = learnt.map(({ question, answer }) => testOf('page', question, answer))
  const contact = contactLine(brand)
  return [
    ...tests.slice(0, siteTests),
    ...(contact ? [testOf('contact', texts.reach, contact)] : []),
    testOf('about', fill(texts.does, { name }), business.trim()),
    ...tests.slice(siteTests),
    ...pages.map(({ title }) => testOf('page', fill(texts.tell, { page: title }), '')),
  ].slice(0, testCount)
}

function testOf(kind: DraftTest['kind'], question: string, expected: string): DraftTest {
  return { kind, question, expected }
}

function textsOf(language: string) {
  return visitorTexts[language] ?? visitorTexts.en
}

function isShort(question: string): boolean {
  return question.length <= agentTextLimits.suggestedReply
}

function fill(text: string, values: Record<string, string>): string {
  return text.replaceAll(/\{(\w+)\}/g, (match, key: string) => values[key] ?? match)
}
