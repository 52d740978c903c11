import { ActionIcon, Badge } from '@mantine/core'
import {
  isRunOf,
  verdictOf,
  warningOf,
  type SavedTest,
  type TestedVersion,
} from '@parley/functions/shared/agents/savedTests'
import { IconPencil } from '@tabler/icons-react'
import { DeleteButton } from '../../components/dialogs/DeleteButton.tsx'
import { actionsColumn } from '../../components/table/actions/actionsColumn.ts'
import type { Column } from '../../components/table/columns.ts'
import { formatAgo } from '../../lib/formats/formats.ts'
import styles from './TestsPage.module.css'
import { t } from './texts.ts'

interface TestActions {
  onChange: (test: SavedTest) => void
  onDelete: (test: SavedTest) => void
}

/**
 * Returns the columns of the saved tests; results are compared with `draft`, the version to be tested now.
 */
export function testColumns(draft: TestedVersion, { onChange, onDelete }: TestActions): Column<SavedTest>[] {
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
      <>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('changeTestNamed', { question: test.question })}
          onClick={() => onChange(test)}
        >
          <IconPencil size={16} />
        </ActionIcon>
        <DeleteButton
          label={t('deleteTestNamed', { question: test.question })}
          onClick={() => onDelete(test)}
        />
      </>
    )),
  ]
}

const badges = {
  passed: { colour: 'green', text: 'passed' },
  failed: { colour: 'red', text: 'failed' },
  unjudged: { colour: 'gray', text: 'unjudged' },
} as const

function ResultBadge({ test, draft }: { test: SavedTest; draft: TestedVersion }) {
  if (!test.last) return <Badge>{t('notRun')}</Badge>
  const warning = warningOf(test, draft)
  if (warning === 'worse') return <Badge color="red">{t('gotWorse')}</Badge>
  if (warning === 'changed') return <Badge color="yellow">{t('changed')}</Badge>
  const { colour, text } = badges[verdictOf(test, test.last)]
  // The result of another draft proves nothing about this one: it keeps its text and becomes gray.
  return <Badge color={isRunOf(test.last, draft) ? colour : 'gray'}>{t(text)}</Badge>
}
