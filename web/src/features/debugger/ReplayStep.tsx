import { Button, Textarea } from '@mantine/core'
import { modelIds, type ModelId } from '@parley/functions/shared/models/models'
import { replayLimits, type ReplayedStep } from '@parley/functions/shared/chat/replay'
import { useContext, useEffect, useRef, useState } from 'react'
import { call } from '../../lib/call.ts'
import { sentenceOf } from '../../lib/errors.ts'
import { formatUsed } from '../../lib/formats/formatCredits.ts'
import { ReplayContext } from './ReplayContext.ts'
import styles from './TraceSteps.module.css'
import { t } from './texts.ts'

interface ReplayStepProps {
  model: string
  instructions: string
  usesKnowledge: boolean
  /** The only sources that the step could use; undefined for all. */
  sourceIds: string[] | undefined
  /** The answers of tools before this step. */
  results: readonly { name: string; content: string }[]
}

/** Edits a step's prompt and sends it again; the new answer is shown beside the old one. */
export function ReplayStep({ model, instructions, usesKnowledge, sourceIds, results }: ReplayStepProps) {
  const step = useContext(ReplayContext)
  const [isOpen, setOpen] = useState(false)
  const [prompt, setPrompt] = useState(instructions)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const [replayed, setReplayed] = useState<ReplayedStep>()
  const modelId = modelIds.find((id) => id === model)
  const field = useRef<HTMLTextAreaElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (isOpen) field.current?.focus()
    else if (wasOpen.current) opener.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  if (!step || !modelId || instructions.length > replayLimits.instructions) return null
  const { region, agentId, conversationId, messageId, answer } = step

  async function run(chosenModel: ModelId) {
    setBusy(true)
    setFailure('')
    try {
      const input = {
        region,
        agentId,
        conversationId,
        messageId,
        model: chosenModel,
        instructions: prompt,
        usesKnowledge,
        ...(sourceIds && { sourceIds }),
      }
      setReplayed(await call('replayStep', { ...input, results: boundedResults(results) }, region))
    } catch (error) {
      setFailure(sentenceOf(error))
    } finally {
      setBusy(false)
    }
  }

  if (!isOpen)
    return (
      <Button ref={opener} variant="subtle" size="compact-sm" onClick={() => setOpen(true)}>
        {t('replay')}
      </Button>
    )
  return (
    <div className={styles.replay}>
      <Textarea
        ref={field}
        label={t('promptOfStep')}
        description={t('replayHint')}
        dir="auto"
        autosize
        minRows={4}
        maxRows={14}
        maxLength={replayLimits.instructions}
        disabled={isBusy}
        value={prompt}
        onChange={(event) => setPrompt(event.currentTarget.value)}
      />
      <p role="alert" className={styles.failure}>
        {failure}
      </p>
      <div className={styles.buttons}>
        <Button variant="default" size="compact-sm" disabled={isBusy} onClick={() => setOpen(false)}>
          {t('closeReplay')}
        </Button>
        <Button
          size="compact-sm"
          loading={isBusy}
          disabled={prompt.trim() === ''}
          onClick={() => void run(modelId)}
        >
          {t('askAgain')}
        </Button>
      </div>
      <ComparedAnswers before={answer} replayed={replayed} />
    </div>
  )
}

/** The stored answer beside the new one. */
function ComparedAnswers({ before, replayed }: { before: string; replayed: ReplayedStep | undefined }) {
  return (
    <div className={replayed && styles.beside} aria-live="polite">
      {replayed && (
        <>
          <section>
            <h4>{t('answerBefore')}</h4>
            <p dir="auto">{before}</p>
          </section>
          <section>
            <h4>{t('answerNow')}</h4>
            <p dir="auto">{replayed.text || t('noWords')}</p>
            <small>
              {t('modelStep', {
                input: replayed.inputTokens,
                output: replayed.outputTokens,
                credits: formatUsed(replayed.costUnits, 2),
                seconds: replayed.totalMs / 1000,
              })}
            </small>
          </section>
        </>
      )}
    </div>
  )
}

function boundedResults(results: ReplayStepProps['results']) {
  return results.slice(-replayLimits.results).map(({ name, content }) => ({
    name: name.slice(0, 60),
    content: content.slice(0, replayLimits.result),
  }))
}
