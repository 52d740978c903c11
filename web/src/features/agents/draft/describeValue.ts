import { fallbackChoices } from '@parley/functions/shared/models/models'
import { models } from '@parley/functions/shared/models/modelSeed'
import { parseTheme } from '@parley/functions/shared/themes/agentTheme'
import type { Placement } from '@parley/functions/shared/widget/widgetApi'
import { creditSteps, widgetOptionsSchema } from '@parley/functions/shared/widget/widgetOptions'
import { widgetTabs, widgetTypes } from '@parley/functions/shared/widget/widgetTabs'
import { nameOfLanguage } from '../../../lib/formats/nameOfLanguage.ts'
import { formatCount } from '../../../lib/formats/formats.ts'
import { t as settings } from '../settings/texts.ts'
import { t } from '../texts.ts'

interface ValueNames {
  /** Returns the name of a tool; without it, tools are counted. */
  nameOfTool?: (id: string) => string
}

type Describe = (value: unknown, names: ValueNames) => string

const placements: readonly Placement[] = [
  'bottom-right',
  'bottom-left',
  'popup',
  'modal',
  'full-width',
  'embedded',
]
const { triggers: triggersSchema, forms: formsSchema } = widgetOptionsSchema.shape

/** The words for values that would otherwise be shown as they are stored, by the path of their field. */
const describers: Partial<Record<string, Describe>> = {
  'vgOptions.model': nameOfModel,
  'vgOptions.fallbackModel': (value = 'auto') =>
    oneOf(fallbackChoices, (choice) => t(`fallback_${choice}`), nameOfModel)(value),
  'vgOptions.tools': describeTools,
  theme: (value) => (String(value).endsWith('dark') ? t('dark') : t('light')),
  themeType: oneOf(['light', 'dark', 'auto'] as const, (type) =>
    type === 'auto' ? t('asTheVisitorPrefers') : t(type),
  ),
  customThemeJSONString: describeTheme,
  placement: oneOf(placements, (place) => settings(`place_${place}`)),
  roundedImageURL: describePicture,
  chatBgURL: describePicture,
  lang: (value) => nameOfLanguage(String(value)),
  messageDelayMS: withUnit(() => settings('milliseconds')),
  'channelOptions.newContactsOnly': (value = false) => describePlain(value),
  'channelOptions.answerDelaySeconds': withUnit(() => settings('secondsShort')),
  'voiceConfig.transcriber.language': (value) => nameOfLanguage(String(value)),
  'voiceConfig.utteranceThreshold': withUnit(() => settings('milliseconds')),
  'vapiConfig.maxDurationSeconds': withUnit(() => settings('secondsShort')),
  'widgetOptions.widgetType': (value = 'chat') =>
    oneOf(widgetTypes, (type) => settings(`widgetType_${type}`))(value),
  'widgetOptions.tabs': eachOf(oneOf(widgetTabs, (tab) => settings(`widgetTab_${tab}`))),
  'widgetOptions.triggers': describeTriggers,
  'widgetOptions.forms': describeForms,
  'widgetOptions.greetings': byLanguage,
  'widgetOptions.texts': byLanguage,
  'widgetOptions.outOfCredits.steps': eachOf(oneOf(creditSteps, (step) => settings(`step_${step}`))),
  'widgetOptions.retentionDays': withUnit((count) => settings('unitDays', { count })),
}

/** Returns the value of a field in words that the person has seen on the field's page. */
function describeValue(path: string, value: unknown, names: ValueNames = {}): string {
  const describe = describers[path]
  return describe ? describe(value, names) : describePlain(value)
}

interface Change {
  path: string
  from?: unknown
  to?: unknown
}

/** Returns both values of a field in words, and says so where these are the same for different values. */
export function describeChange({ path, from, to }: Change, names: ValueNames = {}) {
  const before = describeValue(path, from, names)
  const after = describeValue(path, to, names)
  const isUnclear = after === before && from !== undefined && to !== undefined
  return { from: before, to: isUnclear ? t('sameWords', { value: after }) : after }
}

/** Returns a value as text; a large value is shown by its title or label. */
function describePlain(value: unknown): string {
  if (value === undefined || value === null) return t('removed')
  if (value === '') return t('empty')
  if (typeof value === 'boolean') return value ? t('on') : t('off')
  if (typeof value === 'number') return formatCount(value)
  if (Array.isArray(value)) return joined(value.map(describePlain))
  if (typeof value === 'string') return value
  if (typeof value === 'object') {
    const { title, label, value: inner, kind } = { title: '', label: '', value: '', kind: '', ...value }
    return String(title || label || inner || kind || joined(Object.values(value).map(describePlain)))
  }
  return t('aSetting')
}

function joined(words: readonly string[]): string {
  return words.length === 0 ? t('none') : words.join(' · ')
}

function oneOf<Word extends string>(
  words: readonly Word[],
  nameOf: (word: Word) => string,
  otherwise: (value: unknown) => string = describePlain,
) {
  return (value: unknown): string => {
    const word = words.find((one) => one === value)
    return word === undefined ? otherwise(value) : nameOf(word)
  }
}

function eachOf(nameOf: (value: unknown) => string): Describe {
  return (value) => (Array.isArray(value) ? joined(value.map(nameOf)) : t('none'))
}

function withUnit(unitOf: (count: number) => string): Describe {
  return (value) => {
    const count = Number(value ?? 0)
    return `${formatCount(count)} ${unitOf(count)}`
  }
}

function nameOfModel(value: unknown): string {
  return models.find(({ id }) => id === value)?.label ?? t('gone')
}

function describeTools(value: unknown, { nameOfTool }: ValueNames): string {
  const ids = Array.isArray(value) ? value.map(String) : []
  if (ids.length === 0) return t('none')
  return nameOfTool ? joined(ids.map(nameOfTool)) : t('toolCount', { count: ids.length })
}

function describeTheme(value: unknown): string {
  const theme = typeof value === 'string' ? parseTheme(value) : undefined
  return theme ? joined([theme.primary, ...theme.palette]) : t('none')
}

function describePicture(value: unknown): string {
  return value ? t('aPicture') : t('none')
}

function describeTriggers(value: unknown): string {
  const triggers = triggersSchema.safeParse(value).data ?? []
  return joined(
    triggers.map(({ kind, value: inner, message }) =>
      [settings(`triggerKind_${kind}`), inner, message].filter(Boolean).join(', '),
    ),
  )
}

function describeForms(value: unknown): string {
  const forms = formsSchema.safeParse(value).data ?? []
  return joined(forms.map(({ title, fields }) => `${title}: ${fields.map(({ label }) => label).join(', ')}`))
}

/** Describes texts or lists of texts by their language. */
function byLanguage(value: unknown): string {
  if (typeof value !== 'object' || value === null) return t('none')
  return joined(
    Object.entries(value).map(([language, texts]) => {
      const words = typeof texts === 'object' ? Object.values(texts) : []
      return `${nameOfLanguage(language)}: ${words.map(describePlain).join(', ')}`
    }),
  )
}
