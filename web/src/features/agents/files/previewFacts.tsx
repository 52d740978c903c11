import type { ImportPreview } from '@parley/functions/shared/agents/agentTemplate'
import type { ReactNode } from 'react'
import styles from './ImportDrawer.module.css'
import { movingTexts } from '../moving/texts.ts'
import { t } from './texts.ts'

/** The questions that the preview shows. */
const maxQuestions = 5

interface Fact {
  name: string
  value: ReactNode
  isBad?: boolean
}

/** Returns the contents of a file by name; empty ones are left out. */
export function previewFacts(preview: ImportPreview): Fact[] {
  const { nodes, tools, sites, questions, leftOut, secretsLeftOut, ignored } = preview
  const missing = preview.credentials.filter(({ isThere }) => !isThere)
  const existing = preview.credentials.filter(({ isThere }) => isThere)
  const changing = tools.filter(({ effect }) => effect === 'change').length
  const facts: (Fact & { isShown: boolean })[] = [
    { name: t('nodes'), value: nodes, isShown: nodes > 0 },
    { name: t('problems'), value: problemsOf(preview), isShown: preview.errors + preview.warnings > 0 },
    {
      name: t('tools'),
      value: lines([
        ...tools.map(({ name, method, host }) => t('toolAt', { name, method, host })),
        ...(changing > 0 ? [t('changesThings', { count: changing })] : []),
      ]),
      isShown: tools.length > 0,
    },
    {
      name: t('credentialsMissing'),
      value: lines(missing.map(({ name }) => name)),
      isShown: missing.length > 0,
      isBad: true,
    },
    {
      name: t('credentialsThere'),
      value: lines(existing.map(({ name }) => name)),
      isShown: existing.length > 0,
    },
    { name: t('knowledge'), value: knowledgeOf(preview), isShown: true },
    { name: t('sites'), value: lines([...sites, t('sitesWait')]), isShown: sites.length > 0 },
    {
      name: movingTexts('formerQuestions'),
      value: lines([
        movingTexts('savedAsTests', { count: questions.length }),
        ...questions.slice(0, maxQuestions),
      ]),
      isShown: questions.length > 0,
    },
    {
      name: t('notInFile'),
      value: lines([
        ...leftOut.map(({ title, reason }) => t(reason === 'size' ? 'tooLarge' : 'notRead', { title })),
        ...secretsLeftOut.map((title) => t('keyTyped', { title })),
      ]),
      isShown: leftOut.length + secretsLeftOut.length > 0,
    },
    { name: t('ignored'), value: lines(ignored), isShown: ignored.length > 0 },
  ]
  return facts.filter(({ isShown }) => isShown).map(({ isShown: _isShown, ...fact }) => fact)
}

function problemsOf({ errors, warnings }: ImportPreview): ReactNode {
  return lines([
    ...(errors > 0 ? [t('errorsOf', { count: errors })] : []),
    ...(warnings > 0 ? [t('warningsOf', { count: warnings })] : []),
  ])
}

function knowledgeOf({ pairs, texts, sites }: ImportPreview): ReactNode {
  if (pairs + texts + sites.length === 0) return t('nothing')
  return lines([
    ...(texts > 0 ? [t('textsOf', { count: texts })] : []),
    ...(pairs > 0 ? [t('pairsOf', { count: pairs })] : []),
  ])
}

/** Renders texts as a list. */
function lines(texts: readonly string[]): ReactNode {
  return (
    <ul className={styles.list}>
      {texts.map((text) => (
        <li key={text}>
          <bdi>{text}</bdi>
        </li>
      ))}
    </ul>
  )
}
