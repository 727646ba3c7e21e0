// Domains that hand out throw-away mailboxes to anyone. Everything under a listed domain counts as well.

export const DISPOSABLE_DOMAINS: ReadonlySet<string> = new Set(
  `10minutemail.com 10minutemail.net 20minutemail.com 33mail.com anonaddy.me anonbox.net bouncr.com burnermail.io
  byom.de chacuo.net crazymailing.com cs.email deadaddress.com discard.email discardmail.com discardmail.de
  disposableinbox.com disposablemail.com dispostable.com dropmail.me drdrb.com dump-email.info e4ward.com
  emailfake.com emailondeck.com emailsensei.com emailtemporario.com.br ephemail.net etempmail.com fakeinbox.com
  fakemail.net fakemailgenerator.com filzmail.com fleckens.hu generator.email getairmail.com getnada.com
  gishpuppy.com grr.la guerrillamail.biz guerrillamail.com guerrillamail.de guerrillamail.info guerrillamail.net
  guerrillamail.org guerrillamailblock.com harakirimail.com hmamail.com incognitomail.org inboxbear.com
  inboxkitten.com jetable.org jourrapide.com kasmail.com luxusmail.org mail-temp.com mail-temporaire.fr mail.tm
  mail7.io mailcatch.com maildrop.cc mailexpire.com mailforspam.com mailinator.com mailinator.net mailinator2.com
  mailmoat.com mailnesia.com mailnull.com mailpoof.com mailsac.com mailtemp.net meltmail.com mintemail.com
  mohmal.com moakt.cc moakt.com mt2015.com mvrht.com my10minutemail.com mytemp.email mytrashmail.com
  nada.email nowmymail.com nomail.xl.cx objectmail.com onewaymail.com pokemail.net proxymail.eu rcpt.at
  rhyta.com sharklasers.com shieldemail.com smailpro.com sneakemail.com sogetthis.com spam4.me spambog.com
  spambox.us spamcowboy.com spamex.com spamfree24.org spamgourmet.com spamhole.com spamspot.com superrito.com
  teleworm.us temp-mail.io temp-mail.org tempail.com tempinbox.com tempmail.dev tempmail.net tempmail.plus
  tempmailaddress.com tempmailo.com tempr.email temporary-mail.net temporarymail.com thankyou2010.com
  throwawaymail.com tmail.ws tmailinator.com tmpmail.net tmpmail.org trash-mail.com trashmail.at trashmail.com
  trashmail.de trashmail.io trashmail.me trashmail.net trbvm.com tyldd.com wegwerfemail.de wegwerfmail.de
  wegwerfmail.net yopmail.com yopmail.fr yopmail.net zetmail.com zoemail.org`.split(/\s+/),
);
