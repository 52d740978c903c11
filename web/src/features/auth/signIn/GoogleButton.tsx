import { Button } from '@mantine/core'
import { signInTexts } from '../signInTexts.ts'

interface GoogleButtonProps {
  isBusy: boolean
  onClick: () => void
}

export function GoogleButton({ isBusy, onClick }: GoogleButtonProps) {
  return (
    <>
      <Button
        variant="default"
        size="md"
        fullWidth
        leftSection={<img src="/google.svg" alt="" width="16" height="16" />}
        disabled={isBusy}
        onClick={onClick}
      >
        {signInTexts('google')}
      </Button>
      <p className="auth-or">{signInTexts('orByEmail')}</p>
    </>
  )
}
