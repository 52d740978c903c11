import type { SavedTest } from '@parley/functions/shared/savedTests'
import { FactList } from '../../components/FactList.tsx'
import { t } from './texts.ts'

/** What a test expects, and what the draft and the published agent have said. */
export function TestDetails({ test: { expected, last, published } }: { test: SavedTest }) {
  return (
    <FactList
      facts={[
        { name: t('expected'), value: expected },
        ...(last
          ? [{ name: t('draftAnswers'), value: last.answer || t('nothing'), isBad: !last.passed }]
          : []),
        ...(published && published.answer !== last?.answer
          ? [{ name: t('visitorsGet'), value: published.answer }]
          : []),
      ]}
    />
  )
}
