import {fold} from './fold';
import type {Language} from './types';

/**
 * Stop words: function words. They count in titles ("How it works") and when a query has
 * nothing else, but are not indexed in the text of a section.
 */
const words: Record<Language, string> = {
  en: `a about after all also am an and any are as at be because been before being but by can could
    did do does doing don for from get gets got had has have having he her here his how i if in into is it its
    just let like me more most my no nor not now of off on once only or other our out over own she should so
    some such than that the their them then there these they this those through to too under until up
    very was we were what when where whether which while who whom whose why will with would you your yours must may might shall else us itself himself myself
    s t m d ll re ve isn didn wasn aren hasn haven couldn shouldn wouldn
    dont doesnt didnt isnt arent wasnt cant couldnt wont wouldnt shouldnt hasnt havent im ive youre thats whats
    above across although among beside besides between eg etc gonna hence hi however ie indeed meanwhile
    moreover neither none ok ourselves thank thanks themselves though throughout thus till toward towards unless
    unlike wanna whatever whenever wherever whichever whoever yeah yes yourself`,
  de: `aber alle allem allen aller alles als also am an andere anderen auch auf aus bei beim bin bis bist
    da dabei dadurch damit danach dann daran darauf daraus darf das dass dein dem den denn der des dessen deshalb
    die dies diese diesem diesen dieser dieses doch dort du durch ein eine einem einen einer eines er es etwas
    fur gegen hat hatte haben habe ich ihm ihn ihnen ihr ihre ihrem ihren ihrer im in ins ist ja jede jedem jeden
    jeder jedes jedoch kann kein keine keinem keinen keiner konnen konnte man mein meine meinem meinen meiner mich
    mir mit muss mussen nach nicht noch nun nur ob oder ohne sehr sein seine seinem seinen seiner seit sich sie
    sind so sobald soll sollen sollte sondern sonst sowie uber um und uns unter vom von vor wann war warum was
    wegen weil welche welchem welchen welcher welches wenn wer werde werden wie wieder will wir wird wo
    wurde wurden zu zum zur zwar zwischen dazu davon dafur dagegen darum hier wieso weshalb wozu wofur womit woher wohin
    unser unsere unserem unseren unserer durfen hatten ware sollten konnten mal eben
    s wem wen kannst musst hast hattest willst wirst darfst sollst solltest dir dich euch deine deinem deinen deiner hab habt
    seid bitte denen deren jene jener irgendwo irgendwas irgendein irgendeine
    ab abgesehen all allerdings anderer anderes anderem anstatt anstelle aufgrund ausser ausserhalb bald beide
    beiden beides bisher bislang daneben daruber darunter davor derselbe dran drauf drin durfte ebenfalls ebenso
    einige einigen einiges etwa gar gegenuber gern gerne gerade gewesen halt hallo hierfur irgend irgendwann je
    jedenfalls jemals jeweils kaum lediglich nachdem nachher namlich nein nirgends nochmal nochmals per sodass
    sofern solange solche solchen solcher solches sonstige tatsachlich ubrigens ums umso wahrend welch wenigstens
    wobei wodurch wohl wollten womoglich worden worin worum wovon ziemlich zudem zugleich zumindest zurzeit`,
};

/** Words of questions and everyday words, which tell little about the subject; they count less. */
const questionWords: Record<Language, string> = {
  en: `able again same already always anybody anyone anything best cannot ever every find give gives given happen happens help
    issue keep keeps know look looking make makes making many mean means mention much need needed needs never often please possible
    problem question really see sees show shows somebody someone something still tell thing things told try trying
    use used uses using want wants way ways work working works wrong yet actually another display view read anyhow ask bring certain come comes completely
    correctly currently different easily either everybody everything exactly first go goes going happening instead long lot nothing often people per
    properly put quickly simply somehow start suddenly sure take takes whole within without
    accept accidentally appear appears apply around arrive ask asks away bad basically behave better big bit both brings care cause
    causes choose clear close common consider contain contains continue correct couple current day decide decides depend depends detail
    difference directly during each easy end ends enough entire even exist exists expect explain fact fast fine follow full general
    generally good handle hard hear hold idea important include inside kind know knows last later lead leave leaves left less list little lots
    main matter maybe meaning meant method might moment most near necessary next nice normal normally number off okay old one ones onto
    otherwise part particular pass perhaps place point possibly prefer proper provide quite ran rather reach real reason receive recommend
    regular related remain result return returned returns right run running runs safe say says second seem seems sense serve several simple
    since single solution somewhere soon sort specific stay stays step stop stops strange such suggest support supported talk tell
    therefore think three time times together treat treated turn turned two type types typical understand unexpected unknown upon usual
    usually various via wait while wish wonder world worse write
    shown seen gave gone went came kept made took thought said knew wrote tried wanted helped looked happened started stopped worked
    actual afterwards ago ahead almost alone along amount anymore anyway anywhere apart approximately asked aware
    based became become becomes began begin behind believe below beyond called calling case certainly considered
    cool course curious deal definitely despite detailed determine done doubt due especially eventually everyone
    everywhere extremely facing fairly far feel few figure finally following former found further getting glad great
    guess handy hardly hope huge ideally impossible including interested known lately least likely literally looks
    love luck mainly meantime mine namely nearly nobody nowhere obvious obviously occur occurs odd overall
    particularly perfect perfectly pick plenty plus pretty previous previously prior probably proceed rarely ready
    recently regarding regardless remember roughly saw seeing seemingly serious slightly small somewhat sorry
    specifically stuff supposed surely tends tiny totally tricky trouble truly unfortunately useful weird welcome
    well willing worried worry worth`,
  de: `bekomme bekommen bekommt bereits brauche brauchen braucht eigentlich finde finden findet funktioniert funktionieren geben
    gebe geht gehen genau gibt gleich hilfe immer jemand jetzt klappt lassen lasse machen mache macht mehr
    mochte mochten moglich nie niemals oft nutze nutzen problem richtig sagen sagt schon sehe sehen sieht
    tun tut trotzdem trotz uberhaupt verwende verwenden viele weiss weitere weiteren weiterer wirklich wissen
    wollen zeigen zeigt ansehen anschauen anzeigen aufhoren hort lesen bestimmte bestimmten bestimmter bleiben bleibt bringen bringt eigene eigenen eigenes eigener einfach erhalte
    erhalten ganz ganze ganzen komme kommen kommt lange lauft laufen leider los neu neue neuen neues nehmen nimmt passiert passieren
    plotzlich raus rein selbst setze setzen stelle stellen steht stehen vielleicht statt wieviel
    ablauf ahnung anders ansonsten arbeiten art aufgabe ausserdem bedeuten bedeutet beim bekannt beispiel beste besten betrifft bevor bieten
    bietet bringe daher deutlich direkt eher eigen einmal einzeln einzelne einzelnen einzelner ende endlich entscheidet erkenne erkennen erkannt
    ersten falls fallen fast fehlen fertig fragen fruher gelaufen gehort gemacht gemeint genug geschieht gewunscht gilt grund gut gute guten
    halten haufig heraus herausfinden heisst hoch hohe innerhalb irgendwie kennen klar kurz leicht letzte letzten liegen macht manche manchen manchmal
    meine meint meisten mindestens moglichkeit naturlich nennen neben normal notig obwohl ofter ordnung ort passt pro raus reicht sache
    sachen schauen schlecht schnell sinn sofort sogar sorgen sowohl spater stattdessen stimmt stopp suche suchen teil trage tragen trifft
    unbekannt ungefahr ungewollt unterschied unverandert ursache verhalt verschieden verstehe verstehen viel vielen voll voneinander vorher vorgehen
    warten weg weise wenig weniger wichtig wieviele woran worauf zahlt zuerst zuletzt zusammen zuverlassig
    jemanden jemandem jemandes niemand niemanden irgendjemand stellt gestellt setzt gesetzt liegt lag legt passen hilft helfen
    geholfen gegangen gekommen klappen geklappt funktionierte fragt gefragt gesagt brauchst mochtest nutzt benutze benutzt
    benutzen verwendet gehts gibts
    gezeigt angezeigt gesehen gefunden gebraucht bekam ging kam stand machte wollte wusste getan genommen gebracht geblieben gelassen lasst
    absolut achten ahnlich aktuell allein allgemein alt anfangs angeblich anscheinend bedarf beginnen benotige
    benotigen benotigt bereit besonders besser bisschen bleibe brauch brauchte dauert dauern definitiv denke denken
    diesmal drei dringend durchaus echt egal einziger einzige erklaren erklart erledigen erst erste erster erstes
    ewig exakt fallt fand folgende folgenden frage fuhren fuhrt ganzes gelegentlich gelten gesamt gesamte gewisse
    gewohnlich glaube gleichzeitig gross hinter holen inzwischen kenne kleine kleiner komisch komplett korrekt
    kriege kriegen kriegt langst lernen lieber lief machst mancher meistens mitten moglichst momentan musste mussten
    normalerweise notwendig nutzlich offenbar paar prima richtige richtigen rum runter sagte samtliche schaffe
    schaffen schlimm schwer schwierig seltsam selten sinnvoll spielt stehe tippe toll total ublich uberall unbedingt
    unnotig unten vermutlich verschiedene verschiedenen versuche versuchen versucht vollig vorbei wahrscheinlich
    weit weiter weiterhin wenige woanders zahlreiche zusatzlich zwei`,
};

function foldedSet(list: string, language: Language): ReadonlySet<string> {
  return new Set(list.split(/\s+/).map((word) => fold(word, language)));
}

const sets: Record<Language, ReadonlySet<string>> = {
  en: foldedSet(words.en, 'en'),
  de: foldedSet(words.de, 'de'),
};

const questionSets: Record<Language, ReadonlySet<string>> = {
  en: foldedSet(questionWords.en, 'en'),
  de: foldedSet(questionWords.de, 'de'),
};

/** Whether a folded word is one of questions rather than of a subject. */
export function isQuestionWord(word: string, language: Language): boolean {
  return questionSets[language].has(word);
}

/** Whether a folded word is a function word. */
export function isStopWord(word: string, language: Language): boolean {
  return sets[language].has(word);
}
