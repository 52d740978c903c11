interface GoogleButtonProps {
  isBusy: boolean
  onClick: () => void
}

export function GoogleButton({ isBusy, onClick }: GoogleButtonProps) {
  return (
    <>
      <button type="button" className="auth-secondary" disabled={isBusy} onClick={onClick}>
        <img src="/google.svg" alt="" width="16" height="16" />
        Continue with Google
      </button>
      <p className="auth-or">or with e-mail</p>
    </>
  )
}
