import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {EnlargeIcon} from '@site/src/components/icons';
import type {Marker, ScreenView, View} from '@site/src/content/screens/screenView';
import styles from './styles.module.css';

interface Props extends ScreenView {
  /** Whether it is in view when the page opens. */
  readonly isInView?: boolean;
}

function Frame({frame: [x, y, width, height]}: Marker): ReactNode {
  return <rect className={styles.border} {...{x, y, width, height}} rx={6} />;
}

function Disc({name, x, y, radius}: Marker): ReactNode {
  return (
    <>
      <circle className={styles.disc} cx={x} cy={y} r={radius} />
      <text className={styles.number} x={x} y={y} dy="0.35em" fontSize={Math.round(radius * 1.15)}>
        {name}
      </text>
    </>
  );
}

/** All names stand above all frames. */
function Markers({markers}: Pick<View, 'markers'>): ReactNode {
  return [Frame, Disc].map((Part, layer) =>
    markers.map((marker) => <Part key={`${layer} ${marker.name}`} {...marker} />),
  );
}

/** Which edges cut the picture, so that they fade out: text ends there in the middle of a line. */
function cutEdges({box: [, y, , height], goesOn}: View, whole: number): string | undefined {
  const edges = [y > 0 && 'top', y + height < whole && 'bottom', goesOn && 'end'].filter(Boolean);
  return edges.join(' ') || undefined;
}

interface PictureProps extends Props, Files {
  readonly view: View;
  readonly className?: string;
}

/** Addresses of the picture. One without a dark file is shown in both modes. */
interface Files {
  readonly light: string;
  readonly dark: string | undefined;
}

/** A part of the picture: SVG cuts it out, keeps the markers in their places and scales both. */
function Picture({
  view,
  className,
  alt,
  light,
  dark,
  width,
  height,
  isInView,
}: PictureProps): ReactNode {
  const [x, y, viewWidth, viewHeight] = view.box;
  const image = {width, height, decoding: 'async'} as const;
  // Pictures of the other color mode are never fetched, because they are lazy and not shown. But one in view is usually
  // the largest paint of the page, and a lazy one would wait for the layout.
  const lazy = {loading: 'lazy'} as const;
  const lightLoading = isInView ? ({fetchPriority: 'high'} as const) : lazy;
  return (
    <div className={clsx(styles.part, className)}>
      <svg
        className={clsx(styles.view, !dark && styles.always)}
        data-cut={cutEdges(view, height)}
        viewBox={`${x} ${y} ${viewWidth} ${viewHeight}`}
        width={viewWidth}
        height={viewHeight}
        role="presentation">
        <foreignObject width={width} height={height}>
          <img
            {...image}
            {...lightLoading}
            className={dark && styles.light}
            src={light}
            alt={alt}
          />
          {dark && <img {...image} {...lazy} className={styles.dark} src={dark} alt={alt} />}
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
    </div>
  );
}

function describe({alt, labels, names}: Props): string {
  if (labels.length === 0) return alt;
  const list = labels.map((label, index) => `${names[index]} ${label}`).join(', ');
  return `${alt} ${translate({id: 'screen.marked', message: 'Marked: {list}.'}, {list})}`;
}

/** A picture of mosparo's interface in the language and color mode of the page; pages only name it. */
export default function Screen(props: Props): ReactNode {
  const {caption, picture, onlyLight, wide, narrow} = props;
  const alt = describe(props);
  const light = useBaseUrl(`/screens/${picture}.webp`);
  const dark = useBaseUrl(`/screens/${picture}-dark.webp`);
  const own = {...props, alt, light, dark: onlyLight ? undefined : dark};
  return (
    <div className={styles.screen} data-search="ignore">
      <figure className={styles.figure} data-markdown="picture">
        <div className={styles.frame}>
          <Picture {...own} view={wide} className={clsx(narrow.length > 0 && styles.wide)} />
          {narrow.map((view, index) => (
            <Picture
              {...own}
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
