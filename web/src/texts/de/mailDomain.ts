import type { texts as english } from '../en/mailDomain.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  mailDomain: 'E-Mail-Domain',
  hint: 'E-Mails an Ihre Kunden kommen von Ihrer eigenen Domain, sobald sie bestätigt ist. Bis dahin kommen sie in Ihrem Namen von unserer Adresse.',
  domain: 'Domain',
  example: 'ihre-agentur.de',
  add: 'Domain hinzufügen',
  addFailed: 'Die Domain konnte nicht hinzugefügt werden. Bitte versuchen Sie es noch einmal.',
  status_not_started: 'Nicht begonnen',
  status_pending: 'Ausstehend',
  status_verified: 'Bestätigt',
  status_temporary_failure: 'Vorübergehender Fehler',
  status_failed: 'Fehlgeschlagen',
  releasing: 'Wird gelöscht',
  text_not_started:
    'Setzen Sie zuerst diesen Eintrag. Er beweist, dass die Domain Ihnen gehört; die anderen folgen.',
  text_pending:
    'Setzen Sie diese Einträge dort, wo das DNS der Domain verwaltet wird. Wir sehen nach, bis alle da sind.',
  text_verified: 'E-Mails an Ihre Kunden kommen von dieser Domain.',
  text_temporary_failure:
    'Einige Einträge fehlen zurzeit. E-Mails kommen noch von dieser Domain, nach drei Tagen von unserer Adresse.',
  text_failed:
    'Die Einträge wurden nicht gefunden. Setzen Sie sie und prüfen Sie noch einmal. E-Mails kommen inzwischen von unserer Adresse.',
  refused:
    'Der E-Mail-Dienst nimmt diese Domain nicht an, weil ein anderer seiner Kunden sie hat. Entfernen Sie sie dort und prüfen Sie erneut, oder löschen Sie sie hier und nehmen Sie eine andere.',
  unpaid:
    'Der Zusatz White Label oder seine Probezeit ist zu Ende. Nach sieben Tagen kommen E-Mails wieder von unserer Adresse.',
  gone: 'Diese Domain ist nicht mehr verbunden. Löschen Sie sie und fügen Sie sie noch einmal hinzu.',
  releasingText: 'Diese Domain wird gelöscht.',
  checkNow: 'Jetzt prüfen',
  delete: 'Domain löschen',
  deleteText: 'E-Mails an Ihre Kunden kommen dann von unserer Adresse, nicht von {name}.',
  deleted: 'Die Domain wurde gelöscht.',
  notDeleted: 'Die Domain konnte nicht gelöscht werden',
  notLoaded: 'Die Domain konnte nicht geladen werden',
  stopped: 'E-Mails an Ihre Kunden sind gestoppt',
  stoppedText:
    'Zu viele kamen zurück oder wurden als unerwünscht gemeldet. Benachrichtigungen werden nicht mehr gemailt, Anmeldecodes und E-Mails zu Zahlungen weiterhin, von unserer Adresse.',
  stoppedFigures:
    'In sieben Tagen: {sent, number} gesendet, {bounced, number} zurückgekommen, {complained, number} als unerwünscht gemeldet.',
  stoppedHelp:
    'Löschen Sie die Kunden mit falschen Adressen, und legen Sie sie neu an. Es endet von selbst, sobald die sieben Tage besser sind; oder versuchen Sie es einmal am Tag erneut.',
  tryMailsAgain: 'Erneut versuchen',
  retryFrom: 'Sie können es ab {time} erneut versuchen.',
  mailsGoOn: 'Benachrichtigungen werden wieder gemailt.',
  standingNotLoaded: 'Ob E-Mails gesendet werden, konnte nicht geladen werden.',
  type: 'Typ',
  name: 'Name',
  value: 'Wert',
  priority: 'Priorität',
  ttl: 'TTL',
  records: 'DNS-Einträge',
  propagation: 'Bis Änderungen überall sichtbar sind, können 24 bis 48 Stunden vergehen.',
} satisfies Translation<typeof english>
