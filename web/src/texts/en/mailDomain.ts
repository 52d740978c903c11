export const texts = {
  mailDomain: 'Mail domain',
  hint: 'Mails to your clients come from your own domain once it is verified. Until then they come from our address in your name.',
  domain: 'Domain',
  example: 'your-agency.com',
  add: 'Add domain',
  addFailed: 'The domain could not be added. Please try again.',
  status_not_started: 'Not started',
  status_pending: 'Pending',
  status_verified: 'Verified',
  status_temporary_failure: 'Temporary failure',
  status_failed: 'Failure',
  releasing: 'Being deleted',
  text_not_started: 'Set this record first. It proves that the domain is yours; the others follow.',
  text_pending:
    'Set these records where the domain’s DNS is kept. We keep checking until all of them are there.',
  text_verified: 'Mails to your clients come from this domain.',
  text_temporary_failure:
    'Some records are missing at the moment. Mails still come from this domain; after three days they come from our address.',
  text_failed:
    'The records were not found. Set them and check again. Until then, mails come from our address.',
  refused:
    'The mail service does not accept this domain, because another of its customers uses it. Remove it there and check again, or delete it here and use another one.',
  unpaid:
    'The white-label add-on or its trial has ended. After seven days mails come from our address again.',
  gone: 'This domain is no longer connected. Delete it and add it again.',
  releasingText: 'This domain is being deleted.',
  checkNow: 'Check now',
  delete: 'Delete domain',
  deleteText: 'Mails to your clients will then come from our address, not from {name}.',
  deleted: 'Domain deleted successfully..',
  notDeleted: 'Error canceling domain',
  notLoaded: 'The domain could not be loaded',
  stopped: 'Mails to your clients have stopped',
  stoppedText:
    'Too many of them bounced or were reported as unwanted. Notices are no longer mailed; sign-in codes still are, from our address.',
  stoppedFigures:
    'In seven days: {sent, number} sent, {bounced, number} bounced, {complained, number} reported as unwanted.',
  stoppedHelp:
    'Delete the clients whose addresses are wrong, and add them again. Mails resume once the last seven days look better, or try again, once a day.',
  tryMailsAgain: 'Try again',
  retryFrom: 'You can try again from {time}.',
  mailsGoOn: 'Notices are mailed again.',
  standingNotLoaded: 'The state of your mails could not be loaded.',
  type: 'Type',
  name: 'Name',
  value: 'Value',
  priority: 'Priority',
  ttl: 'TTL',
  records: 'DNS records',
  propagation: 'It may take 24-48 hours until changes are seen everywhere.',
} as const
