import Head from '@docusaurus/Head';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {EnlargeIcon} from '@site/src/components/icons';
import type {Marker} from '@site/src/content/screens/markers';
import type {ScreenView, View} from '@site/src/content/screens/screenProps';
import styles from './styles.module.css';

interface Props extends ScreenView {
  /** Addresses of the picture. One without a dark file is shown in both modes. */
  readonly light: string;
  readonly dark?: string;
  /** Whether it is in view when the page opens. */
  readonly isInView?: boolean;
}

function Frame({frame: [x, y, width, height]}: Marker): ReactNode {
  return <rect className={styles.border} {...{x, y, width, height}} rx={6} />;
}

function Disc({number, x, y, radius}: Marker): ReactNode {
  return (
    <>
      <circle className={styles.disc} cx={x} cy={y} r={radius} />
      <text className={styles.number} x={x} y={y} dy="0.35em" fontSize={Math.round(radius * 1.15)}>
        {number}
      </text>
    </>
  );
}

/** All numbers stand above all frames. */
function Markers({markers}: Pick<View, 'markers'>): ReactNode {
  return [Frame, Disc].map((Part, layer) =>
    markers.map((marker) => <Part key={`${layer} ${marker.number}`} {...marker} />),
  );
}

interface PictureProps extends Props {
  readonly view: View;
  readonly className?: string;
}

/** A part of the picture: SVG cuts it out, keeps the markers in their places and scales both. */
function Picture({view, className, alt, light, dark, width, height}: PictureProps): ReactNode {
  const [x, y, viewWidth, viewHeight] = view.box;
  const image = {width, height, loading: 'lazy', decoding: 'async'} as const;
  return (
    <svg
      className={clsx(styles.view, className)}
      viewBox={`${x} ${y} ${viewWidth} ${viewHeight}`}
      width={viewWidth}
      height={viewHeight}
      role="presentation">
      <foreignObject width={width} height={height}>
        <img {...image} className={dark && styles.light} src={light} alt={alt} />
        {dark && <img {...image} className={styles.dark} src={dark} alt={alt} />}
      </foreignObject>
      <g
        aria-hidden="true"
        className={dark ? undefined : styles.bright}
        strokeWidth={2.5}
        fontWeight={700}
        textAnchor="middle">
        <Markers markers={view.markers} />
      </g>
    </svg>
  );
}

/**
 * A picture in view is usually the largest paint of the page: it is fetched with the styles. Otherwise the browser would
 * wait for the layout, because pictures are lazy, so that the one of the other color mode is never fetched.
 */
function Preload({light, dark}: Pick<Props, 'light' | 'dark'>): ReactNode {
  const link = {rel: 'preload', as: 'image', fetchPriority: 'high'} as const;
  return (
    <Head>
      <link {...link} href={light} {...(dark && {media: '(prefers-color-scheme: light)'})} />
      {dark && <link {...link} href={dark} media="(prefers-color-scheme: dark)" />}
    </Head>
  );
}

function describe({alt, labels, start}: Props): string {
  if (labels.length === 0) return alt;
  const list = labels.map((label, index) => `${start + index} ${label}`).join(', ');
  return `${alt} ${translate({id: 'screen.marked', message: 'Marked: {list}.'}, {list})}`;
}

/** A picture of mosparo's interface in the language and color mode of the page; pages only name it. */
export default function Screen(props: Props): ReactNode {
  const {caption, wide, narrow, light, isInView} = props;
  const alt = describe(props);
  return (
    <div className={styles.screen} data-search="ignore">
      {isInView && <Preload {...props} />}
      <figure className={styles.figure} data-markdown="picture">
        <div className={styles.frame}>
          <Picture
            {...props}
            alt={alt}
            view={wide}
            className={clsx(narrow.length > 0 && styles.wide)}
          />
          {narrow.map((view, index) => (
            <Picture
              {...props}
              key={view.box.join()}
              alt={index === 0 ? alt : ''}
              view={view}
              className={styles.narrow}
            />
          ))}
          {/* With a target of its own, so that the router leaves it alone. */}
          <a className={styles.enlarge} href={light} target="_self" data-tool="screen">
            <span className="visually-hidden">
              <Translate id="screen.enlarge" values={{caption}}>
                {'Enlarge the picture: {caption}'}
              </Translate>
            </span>
            <span className={styles.icon}>
              <EnlargeIcon />
            </span>
          </a>
        </div>
        <figcaption className={styles.caption}>{caption}</figcaption>
      </figure>
    </div>
  );
}
