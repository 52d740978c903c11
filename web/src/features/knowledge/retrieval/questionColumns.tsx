import { ActionIcon, Button, Group } from '@mantine/core'
import type { Unanswered } from '@parley/functions/shared/knowledge/retrieval'
import { IconX } from '@tabler/icons-react'
import { actionsColumn } from '../../../components/table/actions/actionsColumn.ts'
import type { Column } from '../../../components/table/columns.ts'
import { formatAgo, formatCount, formatDateTime } from '../../../lib/formats/formats.ts'
import { t } from './texts.ts'

interface QuestionActions {
  onTeach: (question: Unanswered) => void
  onDismiss: (question: Unanswered) => void
}

/** Returns the columns of unanswered questions; `actions` is set for users who may change knowledge. */
export function questionColumns(actions: QuestionActions | undefined): Column<Unanswered>[] {
  return [
    {
      id: 'question',
      title: t('question'),
      isMain: true,
      cell: ({ question }) => <bdi dir="auto">{question}</bdi>,
    },
    {
      id: 'count',
      title: t('timesAsked'),
      isNumber: true,
      isDescendingFirst: true,
      sortBy: ({ count }) => count,
      cell: ({ count }) => formatCount(count),
    },
    {
      id: 'time',
      title: t('lastAsked'),
      sortBy: ({ lastAt }) => lastAt,
      isDescendingFirst: true,
      cell: ({ lastAt }) => (
        <time dateTime={new Date(lastAt).toISOString()} title={formatDateTime(lastAt)}>
          {formatAgo(lastAt)}
        </time>
      ),
    },
    actionsColumn((question) => actions && <QuestionControls question={question} {...actions} />, true),
  ]
}

function QuestionControls({ question, onTeach, onDismiss }: QuestionActions & { question: Unanswered }) {
  return (
    <Group gap={4} wrap="nowrap" justify="flex-end">
      <Button variant="subtle" size="compact-sm" onClick={() => onTeach(question)}>
        {t('giveAnswer')}
      </Button>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t('dismissNamed', { question: question.question })}
        onClick={() => onDismiss(question)}
      >
        <IconX size={16} />
      </ActionIcon>
    </Group>
  )
}
