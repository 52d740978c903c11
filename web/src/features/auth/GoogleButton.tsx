import { Button } from '@mantine/core'

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
        Continue with Google
      </Button>
      <p className="auth-or">or with e-mail</p>
    </>
  )
}
