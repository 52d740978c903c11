import {
  agentTemplateSchema,
  templateLimits,
  type AgentTemplate,
} from '@parley/functions/shared/agents/agentTemplate'
import { defaultSiteSettings, siteLimits } from '@parley/functions/shared/knowledge/sites'
import { agentTextLimits } from '@parley/functions/shared/limits'
import { cleanText, oneLine } from '@parley/functions/shared/texts/cleanText'
import { FlowDraft } from './FlowDraft.ts'
import { Losses } from './Losses.ts'
import { modelNamed } from './modelNamed.ts'
import { publicSite } from './publicSite.ts'
import { withoutSecrets } from './secrets.ts'

const maxGreetings = 5
const maxReplies = 6
const maxPairCharacters = { question: 500, answer: 4_000 }
const maxTitleOfText = 200

interface ModelSettings {
  name?: string
  temperature?: number | undefined
  maxTokens?: number | undefined
}

/**
 * An agent template that is filled from another platform's export. Texts are cleaned, lose their secrets and
 * are cut to our limits; what does not fit is listed.
 */
export class TemplateDraft {
  readonly losses = new Losses()
  readonly flow = new FlowDraft(this.losses)
  private title = ''
  private description = ''
  private prompt = ''
  private proactiveMessage = ''
  private primaryColor: string | undefined
  private model: Record<string, unknown> = {}
  private readonly greetings: string[] = []
  private readonly replies: string[] = []
  private readonly pairs = new Map<string, { question: string; answer: string }>()
  private readonly texts: AgentTemplate['knowledge']['texts'] = []
  private readonly sites = new Map<string, AgentTemplate['knowledge']['sites'][number]>()
  private readonly tests = new Map<string, AgentTemplate['tests'][number]>()

  /** Whether nothing was found that an agent could have. */
  get isEmpty(): boolean {
    const lists = [this.greetings, this.replies, this.texts].every(({ length }) => length === 0)
    const maps = [this.pairs, this.sites, this.tests].every(({ size }) => size === 0)
    return lists && maps && this.prompt === '' && this.flow.isEmpty
  }

  setTitle(text: string): void {
    this.title = oneLine(text).slice(0, agentTextLimits.title).toWellFormed()
  }

  setDescription(text: string): void {
    this.description = this.clean(text, agentTextLimits.description)
  }

  /** Adds to the prompt; its parts are separated by an empty line. */
  addPrompt(text: string): void {
    const joined = [this.prompt, text.trim()].filter(Boolean).join('\n\n')
    this.prompt = this.clean(joined, agentTextLimits.systemPrompt)
  }

  setColor(color: string): void {
    if (/^#[0-9a-f]{6}$/i.test(color)) this.primaryColor = color.toLowerCase()
  }

  setProactiveMessage(text: string): void {
    this.proactiveMessage = this.clean(text, 300)
  }

  /** Takes the settings of a model that is offered here; the name of any other one is listed. */
  setModel({ name = '', temperature, maxTokens }: ModelSettings): void {
    const model = modelNamed(name)
    if (name && !model) this.losses.add('model', name)
    this.model = {
      ...(model && { model }),
      ...(isWithin(temperature, 0, 2) && { temperature }),
      ...(isWithin(maxTokens, 64, 8_192) && { maxTokens: Math.floor(maxTokens) }),
    }
  }

  addGreeting(text: string): void {
    const greeting = this.clean(text, agentTextLimits.initMessage)
    if (greeting && this.greetings.length < maxGreetings) this.greetings.push(greeting)
    else if (greeting) this.losses.add('tooMany', greeting)
  }

  /** Adds a suggested reply, which is also a question to test the new agent with. */
  addReply(text: string): void {
    const reply = oneLine(withoutSecrets(text))
    if (!reply) return
    this.addQuestion(reply)
    const isSuitable = reply.length <= agentTextLimits.suggestedReply && this.replies.length < maxReplies
    if (isSuitable && !this.replies.includes(reply)) this.replies.push(reply)
  }

  /** Adds a question of the former agent's visitors, with its answer where the file has one. */
  addQuestion(text: string, expected = ''): void {
    const question = oneLine(withoutSecrets(text)).slice(0, maxPairCharacters.question).toWellFormed()
    const key = question.toLowerCase()
    if (!question || this.tests.has(key) || this.tests.size >= templateLimits.tests) return
    this.tests.set(key, { question, expected })
  }

  addPair(givenQuestion: string, givenAnswer: string): void {
    const question = oneLine(this.clean(givenQuestion, maxPairCharacters.question))
    const answer = this.clean(givenAnswer, maxPairCharacters.answer)
    if (!question || !answer) return
    const key = question.toLowerCase()
    if (this.pairs.has(key)) this.losses.add('repeated', question)
    else if (this.sources >= templateLimits.sources) this.losses.add('tooMany', question)
    else this.pairs.set(key, { question, answer })
    this.addQuestion(question, answer)
  }

  addText(name: string, content: string): void {
    const text = this.clean(content, templateLimits.textCharacters)
    const title = oneLine(name).slice(0, maxTitleOfText).toWellFormed() || this.title || '-'
    if (!text) return
    if (this.sources >= templateLimits.sources) this.losses.add('tooMany', title)
    else this.texts.push({ title, text })
  }

  /** Adds a website, which is not read before its owner starts that. */
  addSite(written: string, title = ''): void {
    const url = publicSite(written)
    if (!url || (this.sites.size >= siteLimits.sites && !this.sites.has(url)))
      return this.losses.add('sites', written)
    const name = oneLine(title).slice(0, maxTitleOfText).toWellFormed()
    const settings = { ...defaultSiteSettings, maxDepth: 0, maxPages: 1, usesSitemaps: false }
    this.sites.set(url, { title: name, address: url, settings })
  }

  /** Returns a clean text without secrets, of at most this length. */
  clean(text: string, maxCharacters: number): string {
    const cleaned = withoutSecrets(cleanText(text)).trim()
    if (cleaned.length <= maxCharacters) return cleaned
    this.losses.add('shortened', cleaned)
    return cleaned.slice(0, maxCharacters).toWellFormed()
  }

  /** Returns the template. A file without a name of its own gives its file name. */
  toTemplate(fileTitle: string): AgentTemplate {
    const flow = this.flow.toFlow()
    return agentTemplateSchema.parse({
      format: 'agent-template',
      version: 2,
      agent: {
        title: this.title || oneLine(fileTitle).slice(0, agentTextLimits.title).toWellFormed() || '-',
        description: this.description,
        proactiveMessage: this.proactiveMessage,
        ...(this.primaryColor && { primaryColor: this.primaryColor }),
        enableNodes: !this.flow.isEmpty,
        vgOptions: {
          ...this.model,
          systemPrompt: this.prompt,
          initMessages: this.greetings,
          suggestedReplies: this.replies,
        },
      },
      flow,
      knowledge: { pairs: [...this.pairs.values()], texts: this.texts, sites: [...this.sites.values()] },
      tests: [...this.tests.values()],
    })
  }

  private get sources(): number {
    return this.pairs.size + this.texts.length
  }
}

function isWithin(value: number | undefined, least: number, max: number): value is number {
  return value !== undefined && value >= least && value <= max
}
