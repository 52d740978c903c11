import { Badge } from '@mantine/core'
import { isRunOf, warningOf, type SavedTest, type TestedVersion } from '@parley/functions/shared/savedTests'
import { DeleteButton } from '../../components/DeleteButton.tsx'
import { actionsColumn } from '../../components/table/actionsColumn.ts'
import type { Column } from '../../components/table/columns.ts'
import { formatAgo } from '../../lib/formats.ts'
import styles from './TestsPage.module.css'
import { t } from './texts.ts'

/** The columns of the saved tests; `draft`: what is asked now, by which results are judged. */
export function testColumns(draft: TestedVersion, onDelete: (test: SavedTest) => void): Column<SavedTest>[] {
  return [
    {
      id: 'question',
      title: t('question'),
      isMain: true,
      cell: ({ question }) => (
        <span className={styles.question} dir="auto">
          {question}
        </span>
      ),
    },
    {
      id: 'run',
      title: t('lastRun'),
      onCards: 'hidden',
      cell: ({ last }) =>
        last && (
          <span className={styles.when}>
            {isRunOf(last, draft) ? formatAgo(last.at) : t('beforeTheLastChange')}
          </span>
        ),
    },
    {
      id: 'result',
      title: t('result'),
      onCards: 'untitled',
      cell: (test) => <ResultBadge test={test} draft={draft} />,
    },
    actionsColumn((test) => (
      <DeleteButton
        label={t('deleteTestNamed', { question: test.question })}
        onClick={() => onDelete(test)}
      />
    )),
  ]
}

function ResultBadge({ test, draft }: { test: SavedTest; draft: TestedVersion }) {
  if (!test.last) return <Badge>{t('notRun')}</Badge>
  const warning = warningOf(test, draft)
  if (warning === 'worse') return <Badge color="red">{t('gotWorse')}</Badge>
  if (warning === 'changed') return <Badge color="yellow">{t('changed')}</Badge>
  const { passed } = test.last
  // A result of another draft says nothing of this one: it keeps its word and loses its colour.
  const colour = passed ? 'green' : 'red'
  return (
    <Badge color={isRunOf(test.last, draft) ? colour : 'gray'}>{passed ? t('passed') : t('failed')}</Badge>
  )
}
