import { Button, TextInput } from '@mantine/core'
import { IconArrowBackUp, IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import styles from './retrieval.module.css'
import { t } from './texts.ts'

interface QuestionFormProps {
  question: string
  /** The previous question, if this one only makes sense after it. */
  after: string
  isBusy: boolean
  onAsk: (question: string, after: string) => void
}

const maxCharacters = 500

/** Edits a question, and the previous question for a follow-up. */
export function QuestionForm({ question, after, isBusy, onAsk }: QuestionFormProps) {
  const [typed, setTyped] = useState({ question, after })
  const [isFollowUp, setFollowUp] = useState(after !== '')
  const [seen, setSeen] = useState({ question, after })
  if (seen.question !== question || seen.after !== after) {
    setSeen({ question, after })
    setTyped({ question, after })
    setFollowUp(isFollowUp || after !== '')
  }

  return (
    <search>
      <form
        className={styles.ask}
        onSubmit={(event) => {
          event.preventDefault()
          onAsk(typed.question.trim(), isFollowUp ? typed.after.trim() : '')
        }}
      >
        {isFollowUp && (
          <TextInput
            label={t('askedBefore')}
            description={t('askedBeforeHint')}
            dir="auto"
            maxLength={maxCharacters}
            value={typed.after}
            onChange={(event) => setTyped({ ...typed, after: event.currentTarget.value })}
          />
        )}
        <div className={styles.askLine}>
          <TextInput
            aria-label={t('question')}
            placeholder={t('questionExample')}
            size="md"
            dir="auto"
            maxLength={maxCharacters}
            leftSection={<IconSearch size={18} />}
            value={typed.question}
            onChange={(event) => setTyped({ ...typed, question: event.currentTarget.value })}
          />
          <Button type="submit" size="md" loading={isBusy} disabled={typed.question.trim() === ''}>
            {t('look')}
          </Button>
        </div>
        {!isFollowUp && (
          <Button
            className={styles.followUp}
            variant="subtle"
            color="gray"
            size="compact-sm"
            leftSection={<IconArrowBackUp size={14} />}
            onClick={() => setFollowUp(true)}
          >
            {t('itFollowsAnother')}
          </Button>
        )}
      </form>
    </search>
  )
}
