import type { ClientMailTexts } from './en.ts'

export const texts: ClientMailTexts = {
  loginCodeSubject: '{code} ist Ihr Anmeldecode',
  loginCodeHeading: 'Ihr Anmeldecode',
  loginCode: 'Geben Sie diesen Code ein, um sich bei {agency} anzumelden. Er gilt einmal, zehn Minuten lang.',
  notAsked: 'Wenn Sie ihn nicht angefordert haben, müssen Sie nichts tun.',
  signUpCodeSubject: '{code} bestätigt Ihre Adresse',
  signUpCodeHeading: 'Bestätigen Sie Ihre Adresse',
  signUpCode:
    'Geben Sie diesen Code dort ein, wo Sie {agency} um Zugang gebeten haben. Er gilt eine halbe Stunde.',
  haveAccountSubject: 'Sie haben bereits ein Konto',
  haveAccount:
    'Mit Ihrer Adresse wurde bei {agency} um Zugang gebeten. Sie haben bereits ein Konto: Melden Sie sich damit an.',
  approvedSubject: 'Willkommen bei {agency}',
  approved:
    '{agency} hat Ihnen Zugang gegeben. Melden Sie sich mit Ihrer Adresse an; wir schicken Ihnen einen Code.',
  declinedSubject: 'Ihre Bitte um Zugang',
  declined:
    '{agency} kann Ihnen derzeit keinen Zugang geben. Antworten Sie auf diese E-Mail, wenn Sie Fragen haben.',
  approvalCodeSubject: '{code} bestätigt Ihre Freigabe',
  approvalCodeHeading: 'Ihr Freigabecode',
  approvalCode:
    'Geben Sie diesen Code ein, um Änderungen für {agency} freizugeben. Er gilt einmal, zehn Minuten lang.',
  approvalCodeHint:
    'Geben Sie ihn nur ein, wenn Sie freigeben möchten, was Sie gesehen haben. Niemand wird Sie danach fragen.',
  signIn: 'Anmelden',
  personWantedSubject: 'Ein Besucher von {agent} möchte mit einer Person sprechen',
  personWanted:
    'Ein Besucher von {agent} möchte mit einer Person sprechen. Der Agent antwortet weiter, bis jemand übernimmt.',
  messageToPersonSubject: 'Ein Besucher wartet auf Ihre Antwort',
  messageToPerson:
    'Ein Besucher von {agent} hat in einem Gespräch geschrieben, in dem eine Person antwortet.',
  creditLowSubject: 'Ein Fünftel Ihres Guthabens ist übrig',
  creditLow: 'Ihre Organisation hat 80 % ihres Guthabens verbraucht.',
  creditNearlyGoneSubject: 'Ihr Guthaben ist fast aufgebraucht',
  creditNearlyGone:
    'Ihrer Organisation bleiben 5 % ihres Guthabens. Ist es aufgebraucht, antworten Ihre Agenten nicht mehr.',
  openConversation: 'Gespräch öffnen',
  openDashboard: 'Dashboard öffnen',
  moreNoticesSubject: 'Weitere Hinweise: {count}',
  moreNotices:
    'In der letzten Stunde gab es Hinweise, die wir Ihnen nicht einzeln gemailt haben: {count}. Sie finden sie in Ihrem Dashboard.',
  notificationSettings: 'Sie erhalten diese E-Mail aufgrund Ihrer Benachrichtigungseinstellungen.',
  changeSettings: 'Einstellungen ändern',
  endMails: 'Diese E-Mails beenden',
  endMailsHint:
    '{agency} schickt Ihnen Benachrichtigungen per E-Mail. Wenn Sie sie beenden, kommen keine mehr; Anmeldecodes kommen weiterhin.',
  mailsEnded: 'Beendet',
  mailsEndedHint:
    'Sie erhalten keine Benachrichtigungen per E-Mail mehr. Das können Sie in Ihren Benachrichtigungseinstellungen ändern.',
  endMailsWrong: 'Diese Adresse ist nicht vollständig. Bitte öffnen Sie den Link der E-Mail noch einmal.',
  lookSubject: '{agency} sieht sich Ihr Dashboard an',
  look: '{agency} hat das Dashboard von {organisation} für höchstens 30 Minuten geöffnet.',
  lookReason: 'Der angegebene Grund: {reason}',
  lookLogged:
    'Es steht im Protokoll Ihrer Organisation. Wenn Sie das nicht erwartet haben, schreiben Sie uns.',
  approvalAskedSubject: 'Bitte prüfen: {agent}',
  approvalAsked: 'Änderungen von {agent} warten auf Ihre Freigabe, bevor Besucher sie sehen.',
  lookAtChanges: 'Änderungen ansehen',
  publishedUnapprovedSubject: 'Ohne Ihre Freigabe veröffentlicht: {agent}',
  publishedUnapproved:
    'Änderungen von {agent} wurden veröffentlicht, bevor jemand von Ihnen sie freigegeben hat.',
  reportSubject: 'Ihre Agenten im {month}',
  reportLead: 'Das haben Ihre Agenten im {month} für Sie getan.',
  reportEmpty: 'Im {month} hat niemand Ihren Agenten geschrieben. Alle Zahlen dieses Monats sind null.',
  report_answered: 'Beantwortete Gespräche',
  report_outside: 'Davon außerhalb der Öffnungszeiten',
  report_alone: 'Davon ohne eine Person',
  report_handedOver: 'An eine Person übergeben',
  report_leads: 'Neue Leads',
  report_ratedUp: 'Als hilfreich bewertet',
  report_ratedDown: 'Als nicht hilfreich bewertet',
  report_unanswered: 'Mit einer Frage ohne Antwort',
  report_taught: 'Davon inzwischen beantwortet',
  report_dismissed: 'Davon beiseitegelegt',
  report_open: 'Davon noch offen',
  reportMinutes: 'Gesparte Minuten',
  reportMinutesHint:
    'Gespräche ohne eine Person: {count}. {agency} schätzt, dass jedes davon so viele Minuten spart: {minutes}.',
  openReport: 'Bericht öffnen',
  reportSettings: 'Sie erhalten diese E-Mail einmal im Monat.',
  unpaidSubject: 'Ihre Zahlung ist fehlgeschlagen',
  unpaid: 'Die Zahlung für Ihren Tarif bei {agency} ist fehlgeschlagen.',
  pauseNearSubject: 'Ihr Dashboard schließt am {date}',
  pauseNear: 'Ihr Tarif bei {agency} ist noch nicht bezahlt.',
  stillUnpaidSubject: 'Ihr Tarif ist noch nicht bezahlt',
  unpaidUntil:
    'Bis zum {date} ändert sich nichts. Ist er dann nicht bezahlt, pausiert Ihr Dashboard, bis er es ist; Ihr Guthaben bleibt erhalten.',
  unpaidWaits:
    'Ihr Dashboard bleibt offen, solange {agency} keine Zahlungen annimmt. Bitte bezahlen Sie, sobald es wieder möglich ist. Ihr Guthaben bleibt erhalten.',
  planEnded: 'Ihr Tarif bei {agency} ist ohne die letzte Zahlung beendet worden.',
  planEndedSubject: 'Ihr Tarif ist beendet',
  planEndedUntil:
    'Bis zum {date} ändert sich nichts. Danach pausiert Ihr Dashboard. Wählen Sie vorher unter „Abrechnung“ einen Tarif, oder bitten Sie {agency}, es offen zu lassen. Ihr Guthaben bleibt erhalten.',
  planEndedWaits:
    'Ihr Dashboard bleibt offen, solange {agency} keine Zahlungen annimmt. Wählen Sie unter „Abrechnung“ einen Tarif, sobald es wieder möglich ist. Ihr Guthaben bleibt erhalten.',
  agentsGoOn: 'Ihre Agenten antworten weiter, solange Guthaben da ist.',
  agentsStopToo: 'Auch Ihre Agenten antworten dann nicht mehr.',
  payNow: 'Jetzt bezahlen',
  planRow: 'Ihr Tarif',
  amountRow: 'Offener Betrag',
  reasonRow: 'Grund',
  rechargeStoppedSubject: 'Das automatische Aufladen wurde angehalten',
  rechargeStopped_failures:
    'Das automatische Aufladen bei {agency} wurde nach drei fehlgeschlagenen Zahlungen angehalten.',
  rechargeStopped_price:
    '{agency} hat den Preis der Credits erhöht. Deshalb wurde das automatische Aufladen angehalten.',
  rechargeStopped_threshold:
    'Das automatische Aufladen bei {agency} wurde angehalten: Der Betrag kauft weniger Credits als die Schwelle.',
  rechargeHint_failures:
    'Prüfen Sie unter „Abrechnung“ Ihre Karte und speichern Sie das automatische Aufladen erneut. Bis dahin werden keine Credits gekauft.',
  rechargeHint_price:
    'Speichern Sie das automatische Aufladen unter „Abrechnung“, um den neuen Preis anzunehmen. Bis dahin werden keine Credits gekauft.',
  rechargeHint_threshold:
    'Wählen Sie unter „Abrechnung“ einen größeren Betrag oder eine niedrigere Schwelle. Bis dahin werden keine Credits gekauft.',
  priceRow: 'Preis von {count} Credits',
  openBilling: 'Abrechnung öffnen',
}
