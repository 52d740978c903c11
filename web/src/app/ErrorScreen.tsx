import { Button } from '../components/Button.tsx'
import { Message } from '../components/Message.tsx'
import { sentenceOf } from '../lib/errors.ts'

/** The whole page could not be shown. */
export function ErrorScreen({ error }: { error: unknown }) {
  return (
    <Message title="This page could not be loaded" text={sentenceOf(error)}>
      <Button onClick={() => location.reload()}>Load again</Button>
    </Message>
  )
}
