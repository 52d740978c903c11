import { sentenceOf } from '../lib/errors.ts'
import { Button } from './Button.tsx'
import { Message } from './Message.tsx'

interface LoadFailureProps {
  what: string
  error: unknown
  retry: () => void
}

export function LoadFailure({ what, error, retry }: LoadFailureProps) {
  return (
    <Message isAlert title={`${what} could not be loaded`} text={sentenceOf(error)}>
      <Button variant="default" onClick={retry}>
        Try again
      </Button>
    </Message>
  )
}
