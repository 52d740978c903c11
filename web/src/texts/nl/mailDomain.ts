import type { texts as english } from '../en/mailDomain.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  mailDomain: 'Maildomein',
  hint: 'Mails aan uw klanten komen van uw eigen domein zodra het geverifieerd is. Tot dan komen ze in uw naam van ons adres.',
  domain: 'Domein',
  example: 'uw-bureau.nl',
  add: 'Domein toevoegen',
  addFailed: 'Het domein kon niet worden toegevoegd. Probeer het opnieuw.',
  status_not_started: 'Niet begonnen',
  status_pending: 'In behandeling',
  status_verified: 'Geverifieerd',
  status_temporary_failure: 'Tijdelijke fout',
  status_failed: 'Mislukt',
  releasing: 'Wordt verwijderd',
  text_not_started: 'Stel eerst dit record in. Het bewijst dat het domein van u is; daarna volgen de andere.',
  text_pending:
    'Stel deze records in waar de DNS van het domein wordt beheerd. We kijken tot ze er allemaal zijn.',
  text_verified: 'Mails aan uw klanten komen van dit domein.',
  text_temporary_failure:
    'Op dit moment ontbreken er records. Mails komen nog van dit domein; na drie dagen komen ze van ons adres.',
  text_failed:
    'De records zijn niet gevonden. Stel ze in en controleer opnieuw. Intussen komen mails van ons adres.',
  refused:
    'De maildienst neemt dit domein niet aan, omdat een andere klant ervan het heeft. Verwijder het daar en controleer opnieuw, of verwijder het hier en gebruik een ander.',
  unpaid:
    'De white-labeluitbreiding of de proefperiode is afgelopen. Na zeven dagen komen mails weer van ons adres.',
  gone: 'Dit domein is niet meer verbonden. Verwijder het en voeg het opnieuw toe.',
  releasingText: 'Dit domein wordt verwijderd.',
  checkNow: 'Nu controleren',
  delete: 'Domein verwijderen',
  deleteText: 'Mails aan uw klanten komen dan van ons adres, niet van {name}.',
  deleted: 'Domein verwijderd.',
  notDeleted: 'Het domein kon niet worden verwijderd',
  notLoaded: 'Het domein kon niet worden geladen',
  stopped: 'Mails aan je klanten zijn gestopt',
  stoppedText:
    'Te veel kwamen terug of werden als ongewenst gemeld. Meldingen worden niet meer gemaild; inlogcodes en e-mails over betalingen nog wel, vanaf ons adres.',
  stoppedFigures:
    'In zeven dagen: {sent, number} verzonden, {bounced, number} teruggekomen, {complained, number} als ongewenst gemeld.',
  stoppedHelp:
    'Verwijder de klanten met verkeerde adressen en voeg ze opnieuw toe. Het eindigt vanzelf zodra de zeven dagen beter zijn, of probeer het opnieuw, eenmaal per dag.',
  tryMailsAgain: 'Opnieuw proberen',
  retryFrom: 'Je kunt het opnieuw proberen vanaf {time}.',
  mailsGoOn: 'Meldingen worden weer gemaild.',
  standingNotLoaded: 'Of er mails worden verzonden, kon niet worden geladen.',
  type: 'Type',
  name: 'Naam',
  value: 'Waarde',
  priority: 'Prioriteit',
  ttl: 'TTL',
  records: 'DNS-records',
  propagation: 'Het kan 24 tot 48 uur duren voordat wijzigingen overal zichtbaar zijn.',
} satisfies Translation<typeof english>
